export const texts = {
  title: { en: 'My lessons', th: 'บทเรียนของฉัน' },
  none: { en: 'You have no lessons yet', th: 'คุณยังไม่มีบทเรียน' },
  noneHint: { en: 'Choose one below: previews are free.', th: 'เลือกบทเรียนด้านล่าง ดูตัวอย่างได้ฟรี' },
}
