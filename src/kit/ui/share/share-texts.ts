export const texts = {
  label: { en: 'Share this page', th: 'แชร์หน้านี้' },
  line: { en: 'Share on LINE', th: 'แชร์ทาง LINE' },
  facebook: { en: 'Share on Facebook', th: 'แชร์ทาง Facebook' },
  x: { en: 'Share on X', th: 'แชร์ทาง X' },
  email: { en: 'Share by email', th: 'แชร์ทางอีเมล' },
  copy: { en: 'Copy link', th: 'คัดลอกลิงก์' },
  device: { en: 'More share options', th: 'แชร์ทางอื่น' },
  copied: { en: 'Link copied', th: 'คัดลอกลิงก์แล้ว' },
  refused: { en: 'Couldn’t copy. Copy the address manually.', th: 'คัดลอกไม่ได้ โปรดคัดลอกเอง' },
}

/** Labels beside the icons. */
export const shortTexts = {
  line: 'LINE',
  facebook: 'Facebook',
  x: 'X',
  email: { en: 'Email', th: 'อีเมล' },
  copy: { en: 'Copy link', th: 'คัดลอกลิงก์' },
  device: { en: 'More', th: 'อื่น ๆ' },
}
