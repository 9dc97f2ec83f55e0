export const texts = {
  label: { en: 'Share this page', th: 'แชร์หน้านี้' },
  line: { en: 'Share on LINE', th: 'แชร์ทาง LINE' },
  facebook: { en: 'Share on Facebook', th: 'แชร์ทาง Facebook' },
  x: { en: 'Share on X', th: 'แชร์ทาง X' },
  email: { en: 'Send by e-mail', th: 'ส่งทางอีเมล' },
  copy: { en: 'Copy the link', th: 'คัดลอกลิงก์' },
  device: { en: 'Share by other means', th: 'แชร์ทางอื่น' },
  copied: { en: 'Link copied', th: 'คัดลอกลิงก์แล้ว' },
  refused: { en: 'Please copy the address by hand', th: 'โปรดคัดลอกที่อยู่ด้วยตนเอง' },
}

/** Labels beside the icons. */
export const shortTexts = {
  line: 'LINE',
  facebook: 'Facebook',
  x: 'X',
  email: { en: 'E-mail', th: 'อีเมล' },
  copy: { en: 'Copy link', th: 'คัดลอกลิงก์' },
  device: { en: 'More', th: 'อื่น ๆ' },
}
