import type { Locale } from '../../layout/locale'
import type { FromProblem, ToProblem } from '../../layout/redirect-address'

type Messages = Record<Locale, string>

/** Why an address cannot be redirected, for the person who entered it. */
export const fromMessages: Record<FromProblem, Messages> = {
  empty: {
    en: 'Enter the address to redirect, such as /old-page.',
    th: 'กรอกที่อยู่ที่ต้องการเปลี่ยนเส้นทาง เช่น /old-page',
  },
  elsewhere: {
    en: 'This address is on another website. You can only redirect addresses on this site.',
    th: 'ที่อยู่นี้เป็นของเว็บไซต์อื่น เปลี่ยนเส้นทางได้เฉพาะที่อยู่ของเว็บไซต์นี้',
  },
  query: {
    en: 'Leave out anything from ? or # onwards. It’s passed on automatically.',
    th: 'ไม่ต้องใส่ส่วนที่ขึ้นต้นด้วย ? หรือ # ระบบจะส่งต่อให้โดยอัตโนมัติ',
  },
  shape: {
    en: 'This address isn’t valid. Start with a slash, such as /old-page.',
    th: 'ที่อยู่นี้ไม่ถูกต้อง ที่อยู่ขึ้นต้นด้วยเครื่องหมายทับ เช่น /old-page',
  },
  long: { en: 'The address can have up to 300 characters.', th: 'ที่อยู่ต้นทางยาวได้ไม่เกิน 300 ตัวอักษร' },
  home: { en: 'This address is always the homepage.', th: 'ที่อยู่นี้เป็นหน้าแรกเสมอ' },
  reserved: { en: 'This address is reserved for the system.', th: 'ที่อยู่นี้สงวนไว้สำหรับระบบ' },
}

/** Why an address cannot be a redirect's target. */
export const toMessages: Record<ToProblem, Messages> = {
  empty: {
    en: 'Choose a page, or enter an address starting with https://.',
    th: 'เลือกหน้า หรือกรอกที่อยู่ที่ขึ้นต้นด้วย https://',
  },
  unsafe: {
    en: 'Use a page on this site, or an address starting with https://.',
    th: 'ใช้ได้เฉพาะหน้าในเว็บไซต์นี้ หรือที่อยู่ที่ขึ้นต้นด้วย https://',
  },
  plain: {
    en: 'Use an address starting with https://. Plain http:// isn’t secure.',
    th: 'ใช้ที่อยู่ที่ขึ้นต้นด้วย https:// เพราะ http:// ไม่ปลอดภัย',
  },
  shape: {
    en: 'This address isn’t valid. Pages start with a slash, such as /about, and other addresses with https://.',
    th: 'ที่อยู่นี้ไม่ถูกต้อง ที่อยู่ของหน้าขึ้นต้นด้วยเครื่องหมายทับ เช่น /about ส่วนที่อื่นขึ้นต้นด้วย https://',
  },
  long: { en: 'The destination can have up to 2,000 characters.', th: 'ที่อยู่ปลายทางยาวได้ไม่เกิน 2,000 ตัวอักษร' },
  reserved: {
    en: 'This address is reserved for the system. You can’t redirect to it.',
    th: 'ที่อยู่ปลายทางนี้สงวนไว้สำหรับระบบ',
  },
}
