import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Contact button', th: 'ปุ่มติดต่อลอย' },
  description: {
    en: 'Stays at the lower edge: LINE, telephone, mail, a map. Best in the footer, once.',
    th: 'ลอยอยู่ขอบล่างเสมอ ทั้ง LINE โทร อีเมล และแผนที่ วางครั้งเดียวในส่วนท้าย',
  },
  also: 'floating chat sticky line call whatsapp messenger ลอย แชท ไลน์ โทร',
  icon: 'message-circle',
  category: 'site',
  fields: {
    title: { label: { en: 'Words of the button', th: 'ข้อความบนปุ่ม' } },
    ways: {
      label: { en: 'Ways', th: 'ช่องทาง' },
      help: { en: 'Empty: those of the site’s contact details.', th: 'เว้นว่างไว้จะใช้ช่องทางติดต่อของเว็บไซต์' },
    },
    'ways.kind': {
      label: { en: 'Way', th: 'ช่องทาง' },
      options: {
        line: { en: 'LINE', th: 'LINE' },
        phone: { en: 'Telephone', th: 'โทรศัพท์' },
        email: { en: 'E-mail', th: 'อีเมล' },
        messenger: { en: 'Messenger', th: 'เมสเซนเจอร์ (Messenger)' },
        whatsapp: { en: 'WhatsApp', th: 'วอตส์แอปป์ (WhatsApp)' },
        map: { en: 'Map', th: 'แผนที่' },
        link: { en: 'A link', th: 'ลิงก์' },
      },
    },
    'ways.value': {
      label: { en: 'Account, number or address', th: 'บัญชี เบอร์ หรือที่อยู่' },
      help: {
        en: 'Empty: the site’s own. Messenger: the page’s name. WhatsApp: the number.',
        th: 'เว้นว่างไว้จะใช้ของเว็บไซต์ Messenger ใส่ชื่อเพจ WhatsApp ใส่เบอร์',
      },
    },
    'ways.label': { label: { en: 'Words', th: 'ข้อความ' } },
    'ways.link': { label: { en: 'Link', th: 'ลิงก์' }, help: { en: 'For a link alone.', th: 'สำหรับช่องทางแบบลิงก์เท่านั้น' } },
    look: { options: { icon: { en: 'Sign', th: 'ไอคอน' }, label: { en: 'Sign with words', th: 'ไอคอนพร้อมข้อความ' } } },
    side: {
      label: { en: 'Side', th: 'ด้าน' },
      options: { start: { en: 'Left', th: 'ซ้าย' }, end: { en: 'Right', th: 'ขวา' } },
    },
    narrow: {
      label: { en: 'On phones', th: 'บนโทรศัพท์' },
      options: { button: { en: 'A button', th: 'ปุ่ม' }, bar: { en: 'A bar along the edge', th: 'แถบเต็มขอบล่าง' } },
    },
    preview: { isHidden: true },
  },
  start: {},
  hasReadableText: true,
  showsContact: true,
})
