export const messages = {
  none: { en: 'Place not found.', th: 'ไม่พบพื้นที่นี้' },
}
