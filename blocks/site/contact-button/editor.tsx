import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Contact button', th: 'ปุ่มติดต่อลอย' },
  description: {
    en: 'A floating button at the bottom: LINE, phone, email or map. Add it once, in the footer.',
    th: 'ปุ่มลอยที่ขอบล่าง มี LINE โทร อีเมล และแผนที่ วางครั้งเดียวในส่วนท้าย',
  },
  also: 'floating chat sticky line call whatsapp messenger ลอย แชท ไลน์ โทร',
  icon: 'message-circle',
  category: 'site',
  fields: {
    title: { label: { en: 'Button text', th: 'ข้อความบนปุ่ม' } },
    ways: {
      label: { en: 'Channels', th: 'ช่องทาง' },
      help: { en: 'Leave empty to use the site’s contact details.', th: 'เว้นว่างไว้จะใช้ช่องทางติดต่อของเว็บไซต์' },
    },
    'ways.kind': {
      label: { en: 'Channel', th: 'ช่องทาง' },
      options: {
        line: { en: 'LINE', th: 'LINE' },
        phone: { en: 'Phone', th: 'โทรศัพท์' },
        email: { en: 'Email', th: 'อีเมล' },
        messenger: 'Messenger',
        whatsapp: 'WhatsApp',
        map: { en: 'Map', th: 'แผนที่' },
        link: { en: 'A link', th: 'ลิงก์' },
      },
    },
    'ways.value': {
      label: { en: 'Account, number or address', th: 'บัญชี เบอร์ หรือที่อยู่' },
      help: {
        en: 'Leave empty to use the site’s. Messenger: page name. WhatsApp: number.',
        th: 'เว้นว่างไว้จะใช้ของเว็บไซต์ Messenger ใส่ชื่อเพจ WhatsApp ใส่เบอร์',
      },
    },
    'ways.label': { label: { en: 'Text', th: 'ข้อความ' } },
    'ways.link': { label: { en: 'Link', th: 'ลิงก์' }, help: { en: 'Only for links.', th: 'สำหรับช่องทางแบบลิงก์เท่านั้น' } },
    look: { options: { icon: { en: 'Icon', th: 'ไอคอน' }, label: { en: 'Icon with text', th: 'ไอคอนพร้อมข้อความ' } } },
    side: {
      label: { en: 'Side', th: 'ด้าน' },
      options: { start: { en: 'Left', th: 'ซ้าย' }, end: { en: 'Right', th: 'ขวา' } },
    },
    narrow: {
      label: { en: 'On phones', th: 'บนโทรศัพท์' },
      options: { button: { en: 'Button', th: 'ปุ่ม' }, bar: { en: 'Bottom bar', th: 'แถบเต็มขอบล่าง' } },
    },
    preview: { isHidden: true },
  },
  start: {},
  hasReadableText: true,
  showsContact: true,
})
