import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Messages', th: 'ข้อความ' },
  description: {
    en: 'Live messages between the signed-in person and others on the site.',
    th: 'ข้อความระหว่างผู้ที่เข้าสู่ระบบกับคนอื่นในเว็บไซต์ อัปเดตทันที',
  },
  icon: 'message',
  category: 'data',
  isSystem: true,
  fields: { title: { label: { en: 'Title', th: 'หัวข้อ' } }, level: { label: { en: 'Heading level', th: 'ระดับหัวข้อ' } } },
  start: {},
})
