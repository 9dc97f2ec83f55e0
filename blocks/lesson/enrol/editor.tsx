import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Enrolment in a lesson', th: 'ลงทะเบียนเรียน' },
  description: {
    en: 'Round, account, name and payment of the lesson that the page’s address names.',
    th: 'รอบเรียน บัญชี ชื่อ และการชำระเงินของบทเรียนตามที่อยู่หน้าเว็บ',
  },
  icon: 'clipboard-list',
  category: 'data',
  isSystem: true,
  fields: { terms: { label: { en: 'Terms', th: 'ข้อตกลง' } } },
  start: {},
})
