import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Files side by side', th: 'ไฟล์สองฝั่ง' },
  description: {
    en: 'Two folders at once, to move and copy between them.',
    th: 'เปิดสองโฟลเดอร์พร้อมกันเพื่อย้ายและคัดลอกระหว่างกัน',
  },
  icon: 'columns',
  category: 'site',
  start: {},
})
