import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'A certificate', th: 'ใบรับรองหนึ่งใบ' },
  description: {
    en: 'The reader’s own certificate, to print, share and list.',
    th: 'ใบรับรองของผู้อ่าน พร้อมพิมพ์ แชร์ และเลือกให้ค้นหาได้',
  },
  icon: 'certificate',
  category: 'data',
  isSystem: true,
  start: {},
})
