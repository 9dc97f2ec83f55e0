export const texts = {
  empty: { en: 'No products to show yet', th: 'ยังไม่มีสินค้าที่จะแสดง' },
  failed: { en: 'Couldn’t load products', th: 'โหลดสินค้าไม่สำเร็จ' },
  recent: { en: 'Products that a visitor has looked at appear here.', th: 'สินค้าที่ผู้เยี่ยมชมเคยดูจะแสดงที่นี่' },
}
