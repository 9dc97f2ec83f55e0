export const lightboxTexts = {
  viewer: { en: 'Full-screen pictures', th: 'ดูรูปเต็มจอ' },
  enlarge: { en: 'Enlarge picture: {alt}', th: 'ขยายรูป: {alt}' },
  close: { en: 'Close', th: 'ปิด' },
  previous: { en: 'Previous', th: 'ก่อนหน้า' },
  next: { en: 'Next', th: 'ถัดไป' },
  count: { en: '{at} of {count}', th: '{at} จาก {count}' },
}
