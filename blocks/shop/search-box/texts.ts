export const texts = {
  label: { en: 'Search products', th: 'ค้นหาสินค้า' },
  placeholder: { en: 'Search products, categories or makers', th: 'ค้นหาสินค้า หมวด หรือผู้ผลิต' },
  submit: { en: 'Search', th: 'ค้นหา' },
  clear: { en: 'Clear search', th: 'ล้างคำค้นหา' },
  suggestions: { en: 'Suggestions', th: 'คำแนะนำ' },
  categories: { en: 'Category', th: 'หมวด' },
  makers: { en: 'Maker', th: 'ผู้ผลิต' },
  found: { en: '{count} suggestions', th: 'มีคำแนะนำ {count} รายการ' },
  none: { en: 'No suggestions', th: 'ไม่มีคำแนะนำ' },
}
