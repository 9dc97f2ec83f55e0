import { defineEditor } from '@kit/block-editor'
import { texts } from './texts'

export const editor = defineEditor({
  label: { en: 'Checkout', th: 'ชำระเงินและสั่งซื้อ' },
  description: {
    en: 'Contact, delivery, tax invoice, payment and consent on one page.',
    th: 'ข้อมูลติดต่อ ที่อยู่จัดส่ง ใบกำกับภาษี วิธีชำระเงิน และการยอมรับข้อตกลง ในหน้าเดียว',
  },
  also: 'shop order buy form ร้านค้า ชำระเงิน',
  icon: 'credit-card',
  category: 'data',
  isSystem: true,
  fields: {
    methods: { label: { en: 'Ways to pay', th: 'วิธีชำระเงิน' }, options: texts.methods },
    note: { label: { en: 'Note to the shop', th: 'ข้อความถึงร้าน' } },
    taxInvoice: { label: { en: 'Tax invoice', th: 'ใบกำกับภาษี' } },
    terms: { label: { en: 'Terms of sale', th: 'หน้าข้อตกลงการซื้อขาย' } },
    shopPage: { label: { en: 'Page with products', th: 'หน้ารายการสินค้า' } },
    payPage: { label: { en: 'Page for paying', th: 'หน้าชำระเงิน' } },
  },
  start: {},
})
