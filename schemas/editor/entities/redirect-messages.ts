import type { Locale } from '../../layout/locale'
import type { FromProblem, ToProblem } from '../../layout/redirect-address'

type Messages = Record<Locale, string>

/** Why an address cannot be redirected, for the person who entered it. */
export const fromMessages: Record<FromProblem, Messages> = {
  empty: {
    en: 'Write the address that is to lead elsewhere, such as /old-page.',
    th: 'กรอกที่อยู่ที่จะให้พาไปที่อื่น เช่น /old-page',
  },
  elsewhere: {
    en: 'This is an address of another website. Only addresses of this one can be led elsewhere.',
    th: 'ที่อยู่นี้เป็นของเว็บไซต์อื่น ตั้งได้เฉพาะที่อยู่ของเว็บไซต์นี้',
  },
  query: {
    en: 'Leave out what begins with ? or #. Whatever follows the address goes along by itself.',
    th: 'ไม่ต้องใส่ส่วนที่ขึ้นต้นด้วย ? หรือ # ระบบจะส่งส่วนที่ต่อท้ายที่อยู่ไปด้วยเอง',
  },
  shape: {
    en: 'This is no address that a browser asks for. One begins with a slash, such as /old-page.',
    th: 'ที่อยู่นี้ไม่ถูกต้อง ที่อยู่ขึ้นต้นด้วยเครื่องหมายทับ เช่น /old-page',
  },
  long: { en: 'An address that leads elsewhere has 300 letters at most.', th: 'ที่อยู่ต้นทางยาวได้ไม่เกิน 300 ตัวอักษร' },
  home: { en: 'The homepage always stands at this address.', th: 'ที่อยู่นี้เป็นหน้าแรกเสมอ' },
  reserved: { en: 'The system keeps this address for itself.', th: 'ที่อยู่นี้สงวนไว้สำหรับระบบ' },
}

/** Why an address cannot be a redirect's target. */
export const toMessages: Record<ToProblem, Messages> = {
  empty: {
    en: 'Choose a page, or write an address that begins with https://.',
    th: 'เลือกหน้า หรือกรอกที่อยู่ที่ขึ้นต้นด้วย https://',
  },
  unsafe: {
    en: 'It can lead to a page of this site, or to an address that begins with https://.',
    th: 'พาไปได้เฉพาะหน้าในเว็บไซต์นี้ หรือที่อยู่ที่ขึ้นต้นด้วย https://',
  },
  plain: {
    en: 'Only addresses that begin with https:// are safe to be led to, not http://.',
    th: 'พาไปได้เฉพาะที่อยู่ที่ขึ้นต้นด้วย https:// เพราะ http:// ไม่ปลอดภัย',
  },
  shape: {
    en: 'This is no address. A page’s begins with a slash, such as /about, and any other with https://.',
    th: 'ที่อยู่นี้ไม่ถูกต้อง ที่อยู่ของหน้าขึ้นต้นด้วยเครื่องหมายทับ เช่น /about ส่วนที่อื่นขึ้นต้นด้วย https://',
  },
  long: { en: 'An address that is led to has 2,000 letters at most.', th: 'ที่อยู่ปลายทางยาวได้ไม่เกิน 2,000 ตัวอักษร' },
  reserved: {
    en: 'The system keeps this address for itself. Nothing can lead there.',
    th: 'ที่อยู่ปลายทางนี้สงวนไว้สำหรับระบบ',
  },
}
