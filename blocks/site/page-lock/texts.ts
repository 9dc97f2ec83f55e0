export const texts = {
  title: { en: 'This page has a password', th: 'หน้านี้ตั้งรหัสผ่านไว้' },
  hint: { en: 'Whoever sent you here can tell you the password.', th: 'สอบถามรหัสผ่านได้จากผู้ที่ส่งคุณมาที่นี่' },
}
