import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Public certificate', th: 'ใบรับรองสาธารณะ' },
  description: {
    en: 'The certificate that the page’s address names: whether it is valid, and all that it prints.',
    th: 'ใบรับรองตามที่อยู่หน้าเว็บ บอกว่าใช้ได้หรือไม่ พร้อมข้อมูลทุกช่องที่พิมพ์',
  },
  icon: 'certificate',
  category: 'data',
  isSystem: true,
  start: {},
})
