export const texts = {
  title: { en: 'Certificate', th: 'ใบรับรอง' },
  valid: {
    en: 'This certificate was issued here and is valid.',
    th: 'ใบรับรองนี้ออกโดยที่นี่และยังใช้ได้',
  },
  expired: { en: 'This certificate was issued here. It has expired.', th: 'ใบรับรองนี้ออกโดยที่นี่ แต่หมดอายุแล้ว' },
  revoked: { en: 'This certificate was revoked. It is no longer valid.', th: 'ใบรับรองนี้ถูกเพิกถอน ใช้ไม่ได้แล้ว' },
  reissued: {
    en: 'This certificate was replaced by another one and is no longer valid.',
    th: 'ใบรับรองนี้ออกใบใหม่แทนแล้ว ใบเดิมใช้ไม่ได้',
  },
  reason: { en: 'Reason: {reason}', th: 'เหตุผล: {reason}' },
  next: { en: 'See the one that replaces it', th: 'ดูใบที่ออกแทน' },
  compare: {
    en: 'Compare each line with the copy that you have. What differs there was not issued here.',
    th: 'เทียบทีละบรรทัดกับใบที่คุณมี หากมีส่วนใดต่างกัน ใบนั้นไม่ได้ออกโดยที่นี่',
  },
  missing: {
    en: 'No certificate has this code. If a copy shows it, the copy was not issued here.',
    th: 'ไม่มีใบรับรองรหัสนี้ หากใบที่คุณมีแสดงรหัสนี้ ใบนั้นไม่ได้ออกโดยที่นี่',
  },
  again: { en: 'Check another code', th: 'ตรวจสอบรหัสอื่น' },
}
