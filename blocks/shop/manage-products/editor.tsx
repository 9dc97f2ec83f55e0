import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Manage products', th: 'จัดการสินค้า' },
  description: {
    en: 'Products as a table with editing in place, bulk prices, variants, pictures and categories.',
    th: 'ตารางสินค้าที่แก้ไขได้ทันที ปรับราคาหลายรายการ ตัวเลือกสินค้า รูปภาพ และหมวดหมู่',
  },
  also: 'catalogue price variant sku แคตตาล็อก ราคา ตัวเลือก',
  icon: 'tag',
  category: 'data',
  isSystem: true,
  start: {},
})
