export const texts = {
  title: { en: 'Contact us', th: 'ติดต่อเรา' },
  messenger: { en: 'Messenger', th: 'Messenger' },
  whatsapp: { en: 'WhatsApp', th: 'WhatsApp' },
  map: { en: 'Map', th: 'แผนที่' },
  way: { en: 'The way here', th: 'ดูเส้นทาง' },
  left: {
    en: 'Not shown ({count}): the number, the account or the words are missing.',
    th: 'ยังไม่แสดง {count} ช่องทาง เพราะยังไม่ได้ใส่เบอร์ บัญชี หรือข้อความ',
  },
  missing: {
    en: 'The contact button is not shown yet: no way to reach you is known. Write the site’s contact details, or ways of its own.',
    th: 'ปุ่มติดต่อยังไม่แสดง เพราะยังไม่มีช่องทางติดต่อ ใส่ข้อมูลติดต่อของเว็บไซต์ หรือช่องทางของปุ่มนี้เอง',
  },
}
