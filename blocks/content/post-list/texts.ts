export const texts = {
  empty: { en: 'No articles here yet', th: 'ยังไม่มีบทความในหมวดนี้' },
  failed: { en: 'The articles could not be loaded', th: 'โหลดบทความไม่สำเร็จ' },
  older: { en: 'Older articles', th: 'บทความก่อนหน้านี้' },
  newest: { en: 'Newest articles', th: 'บทความล่าสุด' },
  pages: { en: 'More articles', th: 'บทความหน้าอื่น' },
  about: { en: 'About “{tag}”', th: 'เรื่อง “{tag}”' },
  count: { en: '{count} articles', th: '{count} บทความ' },
}
