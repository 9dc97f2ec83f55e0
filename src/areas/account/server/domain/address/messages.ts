export const messages = {
  none: { en: 'There is no such place.', th: 'ไม่พบพื้นที่นี้' },
}
