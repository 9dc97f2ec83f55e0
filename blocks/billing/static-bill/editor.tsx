import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Payment link', th: 'ลิงก์ชำระเงิน' },
  description: {
    en: 'A fixed amount that anyone with the address can pay.',
    th: 'ยอดคงที่ที่ใครมีลิงก์ก็ชำระได้',
  },
  also: 'static bill deposit มัดจำ เก็บเงิน',
  icon: 'link',
  category: 'data',
  isSystem: true,
  fields: {
    slug: {
      label: { en: 'Name of the link', th: 'ชื่อลิงก์' },
      help: { en: 'Empty: from the page’s address', th: 'เว้นว่าง: ตามที่อยู่หน้าเว็บ' },
    },
    taxInvoice: { label: { en: 'Tax invoice', th: 'ใบกำกับภาษี' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
  },
  start: { slug: 'deposit' },
})
