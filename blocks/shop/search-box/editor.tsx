import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Product search', th: 'ค้นหาสินค้า' },
  description: {
    en: 'Searches products and suggests products, categories and makers.',
    th: 'ค้นหาสินค้า พร้อมแนะนำสินค้า หมวด และผู้ผลิต',
  },
  also: 'find shop หาสินค้า ร้านค้า',
  icon: 'search',
  category: 'data',
  fields: {
    label: { label: { en: 'Name for screen readers', th: 'ชื่อสำหรับโปรแกรมอ่านหน้าจอ' } },
    page: { label: { en: 'Page with the product list', th: 'หน้ารายการสินค้า' } },
    suggestions: { label: { en: 'Suggestions while typing', th: 'คำแนะนำระหว่างพิมพ์' } },
  },
  start: {},
})
