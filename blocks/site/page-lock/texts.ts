export const texts = {
  title: { en: 'This page is password-protected', th: 'หน้านี้ตั้งรหัสผ่านไว้' },
  hint: { en: 'Ask the person who shared this page for the password.', th: 'ขอรหัสผ่านได้จากผู้ที่แชร์หน้านี้ให้คุณ' },
}
