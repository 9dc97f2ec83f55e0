export const texts = {
  cart: { en: 'Cart', th: 'ตะกร้า' },
  empty: { en: 'Cart, empty', th: 'ตะกร้า ยังไม่มีสินค้า' },
  one: { en: 'Cart, 1 item', th: 'ตะกร้า มีสินค้า 1 ชิ้น' },
  count: { en: 'Cart, {count} items', th: 'ตะกร้า มีสินค้า {count} ชิ้น' },
}
