import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { fillText } from '@schemas/layout/fill-text'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  unknownEvent: { code: 'not_found', en: 'There is no such event.', th: 'ไม่พบกิจกรรมนี้' },
  unknownPackage: { code: 'not_found', en: 'There is no such package.', th: 'ไม่พบแพ็กเกจนี้' },
  unknownQuota: { code: 'not_found', en: 'There is no such quota.', th: 'ไม่พบโควตานี้' },
  unknownPoint: { code: 'not_found', en: 'There is no such check point.', th: 'ไม่พบจุดเช็กอินนี้' },
  unknownCheckIn: { code: 'not_found', en: 'There is no such check-in.', th: 'ไม่พบการเช็กอินนี้' },
  endedLink: {
    code: 'not_found',
    en: 'This link has ended. Ask for a new one.',
    th: 'ลิงก์นี้หมดอายุแล้ว กรุณาขอลิงก์ใหม่',
  },
  staleEvent: {
    code: 'stale_version',
    en: 'This event was changed meanwhile. You now see both.',
    th: 'กิจกรรมนี้ถูกแก้ไขไปแล้ว ตอนนี้แสดงทั้งสองแบบ',
  },
  stalePackage: {
    code: 'stale_version',
    en: 'This package was changed meanwhile.',
    th: 'แพ็กเกจนี้ถูกแก้ไขไปแล้ว',
  },
  slugTaken: { code: 'address_taken', en: 'Another event has this address.', th: 'มีกิจกรรมอื่นใช้ที่อยู่นี้แล้ว' },
  refusedStatus: {
    code: 'conflict',
    en: 'The event cannot go to this status from where it is.',
    th: 'เปลี่ยนกิจกรรมจากสถานะปัจจุบันไปเป็นสถานะนี้ไม่ได้',
  },
  hasPeople: {
    code: 'conflict',
    en: 'People have registered: cancel the event instead.',
    th: 'มีผู้ลงทะเบียนแล้ว กรุณายกเลิกกิจกรรมแทน',
  },
  needsPackage: {
    code: 'unprocessable',
    en: 'A published event needs a package.',
    th: 'กิจกรรมที่เผยแพร่ต้องมีแพ็กเกจอย่างน้อยหนึ่งรายการ',
  },
  smallQuota: {
    code: 'conflict',
    en: '{n} places are taken; {size} is too few.',
    th: 'มีผู้ใช้ไปแล้ว {n} ที่ กำหนดเป็น {size} ที่ไม่ได้',
  },
  opensOn: { code: 'forbidden', en: 'Registration opens on {date}.', th: 'เปิดลงทะเบียนวันที่ {date}' },
  closedOn: { code: 'gone', en: 'Registration closed on {date}.', th: 'ปิดรับลงทะเบียนเมื่อวันที่ {date}' },
  cancelledEvent: { code: 'gone', en: 'This event was cancelled.', th: 'กิจกรรมนี้ถูกยกเลิกแล้ว' },
  wrongCode: { code: 'forbidden', en: 'This code is not right.', th: 'รหัสนี้ไม่ถูกต้อง' },
  someLeft: {
    code: 'limit_reached',
    en: 'Only {n} places are left in {package}.',
    th: '{package} เหลือเพียง {n} ที่',
  },
  full: { code: 'limit_reached', en: 'This is full.', th: 'เต็มแล้ว' },
  hasPlace: {
    code: 'duplicate',
    en: 'This contact already has a place here. We have sent its link again.',
    th: 'ผู้ติดต่อนี้ลงทะเบียนไว้แล้ว เราส่งลิงก์ให้อีกครั้งแล้ว',
  },
  hasPlaceHere: {
    code: 'duplicate',
    en: 'This contact already has a place here.',
    th: 'ผู้ติดต่อนี้ลงทะเบียนไว้แล้ว',
  },
  onePlace: {
    code: 'invalid_input',
    en: 'One place a person: choose a single one.',
    th: 'หนึ่งคนลงทะเบียนได้หนึ่งที่ กรุณาเลือกเพียงรายการเดียว',
  },
  wrongCount: {
    code: 'invalid_input',
    en: 'Choose {min} to {max} of {package}.',
    th: 'เลือก {package} ได้ {min} ถึง {max} ที่',
  },
  contactNeeded: {
    code: 'invalid_input',
    en: 'Enter an e-mail address or a phone number.',
    th: 'กรุณากรอกอีเมลหรือเบอร์โทรศัพท์',
  },
  wrongEmail: { code: 'invalid_input', en: 'Enter a full e-mail address.', th: 'กรุณากรอกอีเมลให้ครบ' },
  wrongPhone: { code: 'invalid_input', en: 'Enter a Thai phone number.', th: 'กรุณากรอกเบอร์โทรศัพท์ให้ถูกต้อง' },
  wrongAnswers: {
    code: 'invalid_input',
    en: 'Please check some of your answers.',
    th: 'มีบางข้อที่ต้องตรวจอีกครั้ง',
  },
  consentNeeded: {
    code: 'invalid_input',
    en: 'Agree to the storage of these answers, or leave them empty.',
    th: 'กรุณายินยอมให้เก็บคำตอบส่วนนี้ หรือเว้นว่างไว้',
  },
  newPrice: {
    code: 'conflict',
    en: 'The price has changed. Please check it and try again.',
    th: 'ราคาเปลี่ยนแล้ว กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  notForSale: { code: 'conflict', en: 'This cannot be bought now.', th: 'ตอนนี้ยังซื้อไม่ได้' },
  fixedTicket: {
    code: 'conflict',
    en: 'This ticket cannot be changed any more.',
    th: 'เปลี่ยนตั๋วใบนี้ไม่ได้แล้ว',
  },
  fixedRegistration: {
    code: 'conflict',
    en: 'This registration cannot be cancelled any more.',
    th: 'ยกเลิกการลงทะเบียนนี้ไม่ได้แล้ว',
  },
  arrived: {
    code: 'conflict',
    en: 'Someone of this registration is checked in already. Please contact the organiser.',
    th: 'มีผู้เช็กอินจากการลงทะเบียนนี้แล้ว กรุณาติดต่อผู้จัดงาน',
  },
  adminsExport: {
    code: 'admins_only',
    en: 'Only admins export sensitive answers.',
    th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่ส่งออกข้อมูลอ่อนไหวได้',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

export type EventProblem = keyof typeof messages

type More = {
  field?: string
  fields?: Record<string, string>
  details?: unknown
  values?: Record<string, string | number>
}

/** The error for what cannot be done, in the caller's language; `field` is where a form shows it. */
export function eventError(
  problem: EventProblem,
  locale: Locale,
  { field, fields, details, values = {} }: More = {},
): CallError {
  const { code, ...text } = messages[problem]
  const message = fillText(text[locale], values)
  return new CallError(code, message, fields ?? (field ? { [field]: message } : undefined), details)
}
