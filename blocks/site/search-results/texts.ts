export const texts = {
  title: { en: 'Search', th: 'ค้นหา' },
  titleFor: { en: 'Results for “{q}”', th: 'ผลการค้นหา “{q}”' },
  count: { en: '{count} results', th: 'พบ {count} รายการ' },
  one: { en: '1 result', th: 'พบ 1 รายการ' },
  ask: { en: 'Type what you’re looking for. One word is enough.', th: 'พิมพ์คำที่ต้องการค้นหา คำเดียวก็พอ' },
  none: { en: 'No results found.', th: 'ไม่พบผลการค้นหา' },
  noneFor: {
    en: 'No matches for “{q}”. Try fewer or different words.',
    th: 'ไม่พบผลการค้นหาสำหรับ “{q}” ลองใช้คำให้น้อยลงหรือคำอื่น',
  },
  noneHint: { en: 'Try fewer or different words.', th: 'ลองใช้คำให้น้อยลงหรือคำอื่น' },
  failed: { en: 'Failed to perform search', th: 'ค้นหาไม่สำเร็จ' },
  failedHint: { en: 'Try again in a moment.', th: 'โปรดลองอีกครั้งในอีกสักครู่' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  instead: { en: 'Or try these', th: 'หรือลองดูหน้าเหล่านี้' },
}
