export const texts = {
  count: { en: '{count} products', th: '{count} รายการ' },
  one: { en: '1 product', th: '1 รายการ' },
  empty: { en: 'No categories yet', th: 'ยังไม่มีหมวดสินค้า' },
  failed: { en: 'Couldn’t load categories', th: 'โหลดหมวดสินค้าไม่สำเร็จ' },
  categories: { en: 'Categories', th: 'หมวดสินค้า' },
}
