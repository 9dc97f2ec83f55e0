import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Product categories', th: 'หมวดสินค้า' },
  description: { en: 'The shop’s categories with pictures and counts.', th: 'หมวดสินค้าของร้าน พร้อมรูปและจำนวนสินค้า' },
  also: 'shop categories departments ร้านค้า ประเภทสินค้า',
  icon: 'layout-grid',
  category: 'data',
  fields: {
    below: {
      label: { en: 'Categories', th: 'หมวดที่แสดง' },
      options: {
        top: { en: 'Main categories', th: 'หมวดหลัก' },
        page: { en: 'Below the category in the address', th: 'หมวดย่อยของหมวดในที่อยู่หน้าเว็บ' },
      },
    },
    depth: { label: { en: 'Levels', th: 'จำนวนชั้น' } },
    look: {
      label: { en: 'Appearance', th: 'รูปแบบ' },
      options: { tiles: { en: 'Pictures', th: 'รูปภาพ' }, chips: { en: 'Buttons', th: 'ปุ่ม' } },
    },
    perRow: { label: { en: 'Categories per row', th: 'จำนวนต่อแถว' } },
    limit: { label: { en: 'At most', th: 'จำนวนสูงสุด' } },
    showCount: { label: { en: 'Number of products', th: 'จำนวนสินค้า' } },
    more: { label: { en: 'Link beside the title', th: 'ลิงก์ข้างหัวข้อ' } },
    'more.label': { label: { en: 'Text of the link', th: 'ข้อความลิงก์' } },
    'more.link': { label: { en: 'Leads to', th: 'ลิงก์ไปที่' } },
  },
  ...samples,
})
