export const texts = {
  title: { en: 'Site map', th: 'ผังเว็บไซต์' },
  home: { en: 'Home', th: 'หน้าแรก' },
  others: { en: 'More', th: 'หน้าอื่น' },
}
