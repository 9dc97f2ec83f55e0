export const texts = {
  password: { en: 'Password', th: 'รหัสผ่าน' },
  passwordIntro: { en: 'Other devices are signed out when it changes.', th: 'เมื่อเปลี่ยนรหัสผ่าน อุปกรณ์อื่นจะออกจากระบบ' },
  noPassword: {
    en: 'You sign in with another account. A password is a second way in.',
    th: 'คุณเข้าสู่ระบบด้วยบัญชีอื่น ตั้งรหัสผ่านเพื่อเป็นอีกทางหนึ่งได้',
  },
  current: { en: 'Password now', th: 'รหัสผ่านปัจจุบัน' },
  currentNeeded: { en: 'Please write the password that you have now.', th: 'กรุณากรอกรหัสผ่านปัจจุบัน' },
  change: { en: 'Change the password', th: 'เปลี่ยนรหัสผ่าน' },
  changed: { en: 'The password is changed.', th: 'เปลี่ยนรหัสผ่านแล้ว' },
  changedOthers: {
    en: 'The password is changed; signed out elsewhere: {ended}.',
    th: 'เปลี่ยนรหัสผ่านแล้ว ออกจากระบบในอุปกรณ์อื่น {ended} เครื่อง',
  },
  email: { en: 'E-mail address', th: 'อีเมล' },
  emailIntro: { en: 'Your account’s address now: {email}', th: 'อีเมลของบัญชีขณะนี้: {email}' },
  newEmail: { en: 'New address', th: 'อีเมลใหม่' },
  changeEmail: { en: 'Send a link there', th: 'ส่งลิงก์ยืนยัน' },
  sentTitle: { en: 'Look into the new mailbox', th: 'เปิดดูกล่องจดหมายของอีเมลใหม่' },
  sent: {
    en: 'The account has the address {email} once the link there is opened.',
    th: 'บัญชีจะใช้อีเมล {email} เมื่อเปิดลิงก์ที่ส่งไป',
  },
  other: { en: 'Another address', th: 'ใช้อีเมลอื่น' },
}
