export const texts = {
  title: { en: 'Contact us', th: 'ติดต่อเรา' },
  messenger: { en: 'Messenger', th: 'Messenger' },
  whatsapp: { en: 'WhatsApp', th: 'WhatsApp' },
  map: { en: 'Map', th: 'แผนที่' },
  way: { en: 'Get directions', th: 'ดูเส้นทาง' },
  left: {
    en: '{count} not shown: the number, account or text is missing.',
    th: 'ยังไม่แสดง {count} ช่องทาง เพราะยังไม่ได้ใส่เบอร์ บัญชี หรือข้อความ',
  },
  missing: {
    en: 'The contact button isn’t shown yet. Add contact details to the site, or channels to this button.',
    th: 'ปุ่มติดต่อยังไม่แสดง เพราะยังไม่มีช่องทางติดต่อ เพิ่มข้อมูลติดต่อของเว็บไซต์ หรือช่องทางของปุ่มนี้',
  },
}
