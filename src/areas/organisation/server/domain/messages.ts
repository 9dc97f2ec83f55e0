import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  unknownBranch: { code: 'not_found', en: 'There is no such branch.', th: 'ไม่พบสาขานี้' },
  unknownRegister: { code: 'not_found', en: 'There is no such register.', th: 'ไม่พบเครื่องแคชเชียร์นี้' },
  unknownShift: { code: 'not_found', en: 'There is no such shift.', th: 'ไม่พบกะนี้' },
  unknownReceipt: { code: 'not_found', en: 'There is no such receipt.', th: 'ไม่พบใบเสร็จนี้' },
  unknownHeld: { code: 'not_found', en: 'There is no such order.', th: 'ไม่พบรายการที่พักไว้นี้' },
  unknownItem: { code: 'not_found', en: 'There is no such item.', th: 'ไม่พบสินค้านี้' },
  unknownPerson: {
    code: 'not_found',
    en: 'Nobody here has this address. Invite them under Members first.',
    th: 'ไม่พบสมาชิกที่ใช้อีเมลนี้ กรุณาเชิญเป็นสมาชิกของเว็บก่อน',
  },
  unknownMember: { code: 'not_found', en: 'There is no such member.', th: 'ไม่พบสมาชิกนี้' },
  unknownException: { code: 'not_found', en: 'There is no such matter.', th: 'ไม่พบรายการนี้' },
  needsPosition: {
    code: 'forbidden',
    en: 'Your position at {branch} does not include this. A lead there can help.',
    th: 'ตำแหน่งของคุณที่ {branch} ทำรายการนี้ไม่ได้ กรุณาติดต่อหัวหน้ากะ',
  },
  bindFirst: {
    code: 'forbidden',
    en: 'A lead has to bind this device to the register first.',
    th: 'ต้องให้หัวหน้ากะผูกอุปกรณ์นี้กับเครื่องแคชเชียร์ก่อน',
  },
  otherDevice: {
    code: 'in_use',
    en: 'This register is open on another device.',
    th: 'เครื่องแคชเชียร์นี้เปิดอยู่บนอุปกรณ์อื่น',
  },
  revoked: {
    code: 'forbidden',
    en: 'This device was revoked. A lead can end what is open on it.',
    th: 'อุปกรณ์นี้ถูกยกเลิกแล้ว ให้หัวหน้ากะปิดรายการที่ค้างอยู่บนเครื่องนี้',
  },
  retired: {
    code: 'conflict',
    en: 'The register {code} is retired. Choose another one.',
    th: 'เครื่อง {code} เลิกใช้แล้ว กรุณาเลือกเครื่องอื่น',
  },
  freeLines: {
    code: 'nothing_to_do',
    en: 'These items were free: there is no money to give back.',
    th: 'รายการเหล่านี้ไม่มีค่าใช้จ่าย จึงไม่มีเงินให้คืน',
  },
  unknownLine: { code: 'not_found', en: 'This receipt has no such item.', th: 'ใบเสร็จนี้ไม่มีรายการที่เลือก' },
  shiftIsOpen: {
    code: 'conflict',
    en: 'A shift is already open at this register.',
    th: 'เครื่องนี้มีกะที่เปิดอยู่แล้ว',
  },
  shiftClosed: { code: 'already_done', en: 'This shift was closed at {time}.', th: 'กะนี้ปิดไปแล้วเมื่อ {time}' },
  notYourShift: {
    code: 'forbidden',
    en: 'Only who opened this shift, or a lead, may close it.',
    th: 'ผู้เปิดกะหรือหัวหน้ากะเท่านั้นที่ปิดกะนี้ได้',
  },
  handOverFirst: {
    code: 'conflict',
    en: 'Hand over {n} sales first.',
    th: 'กรุณาส่งยอดขายที่ค้างอยู่ {n} รายการก่อน',
  },
  leadsTakeOut: {
    code: 'forbidden',
    en: 'Only leads take cash out of a drawer.',
    th: 'หัวหน้ากะเท่านั้นที่นำเงินออกจากลิ้นชักได้',
  },
  leftToReturn: {
    code: 'conflict',
    en: 'Only {n} can still be returned.',
    th: 'คืนได้อีกเพียง {n} ชิ้น',
  },
  takenByOther: {
    code: 'already_done',
    en: 'This order was taken by another till.',
    th: 'รายการนี้ถูกเรียกไปที่เครื่องอื่นแล้ว',
  },
  wrongPin: { code: 'forbidden', en: 'This PIN does not fit.', th: 'PIN ไม่ถูกต้อง' },
  lockedPin: {
    code: 'forbidden',
    en: 'This PIN is locked after five tries. A manager can set a new one.',
    th: 'PIN ถูกล็อกเพราะใส่ผิดห้าครั้ง กรุณาให้ผู้จัดการตั้งใหม่',
  },
  codeTaken: { code: 'duplicate', en: 'This code is taken.', th: 'รหัสนี้ถูกใช้แล้ว' },
  stale: {
    code: 'stale_version',
    en: 'This was changed elsewhere meanwhile. Please check it again.',
    th: 'ข้อมูลนี้ถูกแก้ไขจากที่อื่นแล้ว กรุณาตรวจอีกครั้ง',
  },
  lastManager: { code: 'last_admin', en: 'The last manager stays.', th: 'ต้องมีผู้จัดการอย่างน้อยหนึ่งคน' },
  manyPieces: {
    code: 'invalid_input',
    en: 'At most 1,000,000 pieces at a time.',
    th: 'ครั้งละไม่เกิน 1,000,000 ชิ้น',
  },
  fewer: { code: 'conflict', en: 'There are only {n} here.', th: 'ที่นี่มีเพียง {n}' },
  openShiftFirst: {
    code: 'in_use',
    en: 'A shift is open at this register. Close it first.',
    th: 'เครื่องนี้มีกะที่เปิดอยู่ กรุณาปิดกะก่อน',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

export type ClusterProblem = keyof typeof messages

/** The error for what cannot be done, in the caller's language; `field` is where a form shows it. */
export function clusterError(
  problem: ClusterProblem,
  locale: Locale,
  {
    values = {},
    field,
    details,
  }: { values?: Readonly<Record<string, string>>; field?: string; details?: unknown } = {},
): CallError {
  const { code, ...text } = messages[problem]
  const message = text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return new CallError(code, message, field ? { [field]: message } : undefined, details)
}
