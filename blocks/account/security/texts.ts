export const texts = {
  password: { en: 'Password', th: 'รหัสผ่าน' },
  passwordIntro: { en: 'Changing it signs out your other devices.', th: 'เมื่อเปลี่ยนรหัสผ่าน ระบบจะออกจากระบบในอุปกรณ์อื่น' },
  noPassword: {
    en: 'You sign in with another account. Add a password as a second way to sign in.',
    th: 'คุณเข้าสู่ระบบด้วยบัญชีอื่น ตั้งรหัสผ่านเพื่อเป็นอีกทางหนึ่งได้',
  },
  current: { en: 'Current password', th: 'รหัสผ่านปัจจุบัน' },
  currentNeeded: { en: 'Enter your current password.', th: 'กรุณากรอกรหัสผ่านปัจจุบัน' },
  change: { en: 'Change password', th: 'เปลี่ยนรหัสผ่าน' },
  changed: { en: 'Password changed.', th: 'เปลี่ยนรหัสผ่านแล้ว' },
  changedOthers: {
    en: 'Password changed. Devices signed out: {ended}.',
    th: 'เปลี่ยนรหัสผ่านแล้ว ออกจากระบบในอุปกรณ์อื่น {ended} เครื่อง',
  },
  email: { en: 'Email', th: 'อีเมล' },
  emailIntro: { en: 'Current email: {email}', th: 'อีเมลปัจจุบัน: {email}' },
  newEmail: { en: 'New email', th: 'อีเมลใหม่' },
  changeEmail: { en: 'Send confirmation link', th: 'ส่งลิงก์ยืนยัน' },
  sentTitle: { en: 'Check your new inbox', th: 'ตรวจสอบอีเมลใหม่ของคุณ' },
  sent: {
    en: 'Your email changes to {email} once you open the link there.',
    th: 'บัญชีจะใช้อีเมล {email} เมื่อคุณเปิดลิงก์ในอีเมลนั้น',
  },
  other: { en: 'Use another email', th: 'ใช้อีเมลอื่น' },
}
