export const texts = {
  title: { en: 'Visits, counted with your leave', th: 'ขออนุญาตเก็บสถิติการเข้าชม' },
  text: {
    en: 'We count visits to see which pages help. No advertising, nothing sold. The site works just as well without.',
    th: 'เรานับการเข้าชมเพื่อดูว่าหน้าไหนมีประโยชน์ ไม่มีโฆษณา ไม่ขายข้อมูล และเว็บไซต์ใช้ได้ครบแม้ไม่ยินยอม',
  },
  policy: { en: 'Privacy notice', th: 'ประกาศความเป็นส่วนตัว' },
  accept: { en: 'Allow', th: 'ยินยอม' },
  decline: { en: 'No, thanks', th: 'ไม่ยินยอม' },
}
