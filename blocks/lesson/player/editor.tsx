import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Lesson player', th: 'หน้าเรียน' },
  description: {
    en: 'The part that the page’s address names: film, document or text, with the outline beside it.',
    th: 'เนื้อหาตามที่อยู่หน้าเว็บ ทั้งวิดีโอ เอกสาร หรือบทอ่าน พร้อมรายการเนื้อหาด้านข้าง',
  },
  also: 'video course film คอร์ส เรียน วิดีโอ',
  icon: 'player-play',
  category: 'data',
  isSystem: true,
  fields: {
    autoNext: { label: { en: 'Go on after a film', th: 'ไปต่ออัตโนมัติเมื่อวิดีโอจบ' } },
    transcript: { label: { en: 'Transcript', th: 'บทพูด' } },
  },
  start: {},
})
