export const texts = {
  empty: { en: 'No articles here yet', th: 'ยังไม่มีบทความที่นี่' },
  failed: { en: 'Couldn’t load articles', th: 'โหลดบทความไม่สำเร็จ' },
  older: { en: 'Older articles', th: 'บทความก่อนหน้านี้' },
  newest: { en: 'Latest articles', th: 'บทความล่าสุด' },
  pages: { en: 'More articles', th: 'บทความหน้าอื่น' },
  about: { en: 'About “{tag}”', th: 'เรื่อง “{tag}”' },
  count: { en: '{count} articles', th: '{count} บทความ' },
}
