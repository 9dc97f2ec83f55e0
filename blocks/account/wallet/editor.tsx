import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Wallet', th: 'กระเป๋าเงิน' },
  description: {
    en: 'The signed-in person’s balance and transactions.',
    th: 'ยอดเงินของผู้ที่เข้าสู่ระบบ และรายการเข้าออก',
  },
  icon: 'wallet',
  category: 'data',
  isSystem: true,
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    intro: { label: { en: 'Introduction', th: 'คำนำ' } },
    level: { label: { en: 'Heading level', th: 'ระดับหัวข้อ' } },
    perPage: { label: { en: 'Transactions per page', th: 'จำนวนรายการต่อหน้า' } },
  },
  start: {},
})
