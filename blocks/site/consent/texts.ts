export const texts = {
  title: { en: 'Can we count your visit?', th: 'ขออนุญาตเก็บสถิติการเข้าชม' },
  text: {
    en: 'We count visits to see which pages are useful. No ads, and we don’t sell data. The site works just as well if you decline.',
    th: 'เรานับการเข้าชมเพื่อดูว่าหน้าไหนมีประโยชน์ ไม่มีโฆษณา ไม่ขายข้อมูล และเว็บไซต์ใช้ได้ครบแม้ไม่ยินยอม',
  },
  policy: { en: 'Privacy notice', th: 'ประกาศความเป็นส่วนตัว' },
  accept: { en: 'Allow', th: 'ยินยอม' },
  decline: { en: 'Decline', th: 'ไม่ยินยอม' },
}
