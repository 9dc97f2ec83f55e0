import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Video', th: 'วิดีโอ' },
  description: { en: 'A film of your own with captions, or one from YouTube, Vimeo or TikTok.', th: 'วิดีโอของคุณพร้อมคำบรรยาย หรือจาก YouTube, Vimeo และ TikTok' },
  icon: 'video',
  category: 'media',
  start: { title: { en: 'A short film', th: 'วิดีโอสั้น' }, source: { kind: 'file', files: [{ asset: 'sample-video' }, { asset: 'sample-video-mp4' }] }, poster: { asset: 'sample-poster' } },
})
