import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'

const messages = {
  address: {
    en: 'A page can’t be created at this address here. You can import it at another one.',
    th: 'ใช้ที่อยู่นี้สร้างหน้าในเว็บไซต์นี้ไม่ได้ แต่นำเข้าไว้ที่ที่อยู่อื่นได้',
  },
  shape: {
    en: '{path} already uses this address. You can import it at another one.',
    th: '{path} ใช้ที่อยู่เดียวกันอยู่ แต่นำเข้าไว้ที่ที่อยู่อื่นได้',
  },
  alike: {
    en: '{path} already uses this address, with different upper or lower case. You can import it at another one.',
    th: '{path} ใช้ที่อยู่เดียวกันอยู่ ต่างกันแค่ตัวพิมพ์เล็กใหญ่ แต่นำเข้าไว้ที่ที่อยู่อื่นได้',
  },
  uploads: {
    en: 'Pictures or files that are neither in this file nor on this site: {count}. Their places stay empty.',
    th: 'รูปภาพหรือไฟล์ที่ไม่มีทั้งในไฟล์นี้และในเว็บไซต์: {count} รายการ ตำแหน่งนั้นจะว่างไว้',
  },
  assets: {
    en: 'Pictures of the theme “{pack}” that this site’s theme doesn’t have: {count}.',
    th: 'รูปภาพของธีม “{pack}” ที่ธีมของเว็บไซต์นี้ไม่มี: {count} รายการ',
  },
  section: {
    en: 'It shows a section that is neither in this file nor on this site ({section}).',
    th: 'หน้านี้แสดงส่วนที่ไม่มีทั้งในไฟล์นี้และในเว็บไซต์ ({section})',
  },
  more: { en: 'and {count} more', th: 'และอีก {count} รายการ' },
  theme: { en: 'Only an admin can import a site’s theme.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่นำเข้าธีมของเว็บไซต์ได้' },
}

/** A note on a document before its import. */
export function noteMessage(note: keyof typeof messages, locale: Locale, values: Record<string, string> = {}): string {
  return fillText(messages[note][locale], values)
}
