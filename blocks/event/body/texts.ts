export const texts = {
  about: { en: 'About the event', th: 'เกี่ยวกับกิจกรรม' },
  program: { en: 'Dates', th: 'กำหนดการ' },
  includes: { en: 'What is included', th: 'สิ่งที่ได้รับ' },
}
