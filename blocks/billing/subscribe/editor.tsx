import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Chosen plan', th: 'แพ็กเกจที่เลือก' },
  description: {
    en: 'The plan of an order: price, until when, and the way to pay.',
    th: 'แพ็กเกจของคำสั่งซื้อ ราคา ใช้ได้ถึงเมื่อไร และปุ่มชำระเงิน',
  },
  also: 'subscription สมาชิก',
  icon: 'calendar-event',
  category: 'data',
  isSystem: true,
  fields: {
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
    billsPage: { label: { en: 'Page of own bills', th: 'หน้าบิลของฉัน' } },
  },
  start: {},
})
