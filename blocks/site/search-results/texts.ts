export const texts = {
  title: { en: 'Search', th: 'ค้นหา' },
  titleFor: { en: 'Results for “{q}”', th: 'ผลการค้นหา “{q}”' },
  count: { en: '{count} results', th: 'พบ {count} รายการ' },
  one: { en: '1 result', th: 'พบ 1 รายการ' },
  ask: { en: 'Type what you are looking for: a word is enough.', th: 'พิมพ์สิ่งที่ต้องการหา คำเดียวก็พอ' },
  none: { en: 'No results found.', th: 'ไม่พบผลการค้นหา' },
  noneFor: {
    en: 'Nothing here holds “{q}”. Try fewer or other words.',
    th: 'ไม่มีหน้าใดที่มีคำว่า “{q}” ลองใช้คำให้น้อยลงหรือคำอื่น',
  },
  noneHint: { en: 'Try fewer or other words.', th: 'ลองใช้คำให้น้อยลงหรือคำอื่น' },
  failed: { en: 'Failed to perform search', th: 'ค้นหาไม่สำเร็จ' },
  failedHint: { en: 'Please try again in a moment.', th: 'โปรดลองอีกครั้งในอีกสักครู่' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  instead: { en: 'Or look here', th: 'หรือดูที่นี่' },
}
