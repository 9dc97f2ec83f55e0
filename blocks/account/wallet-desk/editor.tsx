import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Member wallets', th: 'กระเป๋าเงินของสมาชิก' },
  description: {
    en: 'For staff: find a member, view their wallet and adjust it with a reason.',
    th: 'สำหรับเจ้าหน้าที่ ค้นหาสมาชิก ดูและปรับยอดเงินพร้อมเหตุผล',
  },
  icon: 'cash',
  category: 'data',
  isSystem: true,
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    intro: { label: { en: 'Introduction', th: 'คำนำ' } },
    level: { label: { en: 'Heading level', th: 'ระดับหัวข้อ' } },
  },
  start: {},
})
