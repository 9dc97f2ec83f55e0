import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Video', th: 'วิดีโอ' },
  description: {
    en: 'Your own video with captions, or one from YouTube, Vimeo or TikTok.',
    th: 'วิดีโอของคุณพร้อมคำบรรยาย หรือจาก YouTube, Vimeo และ TikTok',
  },
  also: 'film movie mp4 clip คลิป หนัง วีดีโอ vdo',
  icon: 'video',
  category: 'media',
  fields: {
    title: { label: { en: 'Video title', th: 'ชื่อวิดีโอ' } },
    'source.film.id': { label: { en: 'Video ID', th: 'รหัสของวิดีโอ' } },
    'source.tracks.label': { label: { en: 'Name in the player', th: 'ชื่อในเมนูของเครื่องเล่น' } },
  },
  ...samples,
})
