export const texts = {
  links: { en: 'Site links', th: 'ลิงก์ของเว็บไซต์' },
  legal: { en: 'Legal', th: 'ข้อกำหนด' },
  contact: { en: 'Contact', th: 'ติดต่อ' },
  hours: { en: 'Hours', th: 'เวลาทำการ' },
  rights: { en: '© {years} {name}', th: '© {years} {name}' },
}
