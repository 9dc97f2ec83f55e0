export const texts = {
  guest: { en: 'You are not signed in', th: 'คุณยังไม่ได้เข้าสู่ระบบ' },
  links: { en: 'Your pages', th: 'หน้าของคุณ' },
}
