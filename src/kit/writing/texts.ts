export const writingTexts = {
  bar: { en: 'Text tools', th: 'เครื่องมือข้อความ' },
  bold: { en: 'Bold', th: 'ตัวหนา' },
  italic: { en: 'Italic', th: 'ตัวเอียง' },
  underline: { en: 'Underline', th: 'ขีดเส้นใต้' },
  link: { en: 'Link', th: 'ลิงก์' },
  linkAsk: { en: 'Address of the link. Leave it empty to remove the link.', th: 'ที่อยู่ลิงก์ เว้นว่างเพื่อนำลิงก์ออก' },
  linkSet: { en: 'Set link', th: 'ใส่ลิงก์' },
  linkBad: {
    en: 'Enter an address such as https://example.com or /about.',
    th: 'กรอกที่อยู่ เช่น https://example.com หรือ /about',
  },
  insert: { en: 'Insert', th: 'แทรก' },
  search: { en: 'Heading, list, picture…', th: 'หัวข้อ รายการ รูปภาพ…' },
  none: { en: 'No results.', th: 'ไม่พบรายการ' },
  failed: { en: 'The text editor couldn’t be loaded.', th: 'โหลดตัวแก้ไขข้อความไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  loading: { en: 'Loading…', th: 'กำลังโหลด…' },
}
