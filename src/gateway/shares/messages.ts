import type { ShareState } from '@schemas/entities/share'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../http/call-error'

const messages = {
  // The seed's message, in every language. A revoked or disabled link looks like none.
  unknown: {
    status: 404,
    en: 'No data found for the provided share_code',
    th: 'No data found for the provided share_code',
  },
  noCode: { status: 400, en: 'share_code is required', th: 'share_code is required' },
  noDownload: { status: 404, en: 'Failed to download file', th: 'Failed to download file' },
  locked: { status: 403, en: 'Please enter the password.', th: 'กรุณากรอกรหัสผ่าน' },
  wrong: { status: 403, en: 'The password is not right.', th: 'รหัสผ่านไม่ถูกต้อง' },
  tooMany: {
    status: 429,
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  tooManyFolders: {
    status: 429,
    en: 'Very many folders were made by this link today. Please come back tomorrow.',
    th: 'วันนี้มีการสร้างโฟลเดอร์ผ่านลิงก์นี้จำนวนมากแล้ว กรุณาลองใหม่พรุ่งนี้',
  },
  expired: { status: 410, en: 'This link has expired.', th: 'ลิงก์นี้หมดอายุแล้ว' },
  exhausted: { status: 410, en: 'This link has been used as often as it may.', th: 'ลิงก์นี้ถูกใช้ครบจำนวนครั้งแล้ว' },
  notAllowed: { status: 403, en: 'This link does not allow that.', th: 'ลิงก์นี้ไม่อนุญาตให้ทำสิ่งนี้' },
  counted: {
    status: 403,
    en: 'Downloads of this link are counted, so this can only be downloaded.',
    th: 'ลิงก์นี้จำกัดจำนวนดาวน์โหลด จึงเปิดดูได้ด้วยการดาวน์โหลดเท่านั้น',
  },
  signIn: { status: 401, en: 'Please sign in first.', th: 'กรุณาเข้าสู่ระบบก่อน' },
  noShare: { status: 404, en: 'There is no such link.', th: 'ไม่พบลิงก์นี้' },
  stale: {
    status: 409,
    en: 'Someone changed this link meanwhile. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขลิงก์นี้ไปแล้ว ตอนนี้แสดงการตั้งค่าล่าสุด',
  },
  invalid: { status: 400, en: 'Some of what was sent is not valid.', th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  ticket: {
    status: 404,
    en: 'This address has ended. Please start the download again.',
    th: 'ที่อยู่นี้หมดอายุแล้ว กรุณาเริ่มดาวน์โหลดใหม่',
  },
  noPicture: { status: 422, en: 'There is no picture of this.', th: 'ไม่มีภาพตัวอย่าง' },
  folder: { status: 422, en: 'A folder is downloaded as a zip.', th: 'โฟลเดอร์ต้องดาวน์โหลดเป็น zip' },
  tooManyFiles: { status: 422, en: 'These are too many files for one zip.', th: 'ไฟล์มากเกินไปสำหรับ zip เดียว' },
}

/** The error for what a link does not give, in the caller's language. */
export function shareError(problem: keyof typeof messages, locale: Locale, details?: unknown): CallError {
  const { status, ...text } = messages[problem]
  return new CallError(status, text[locale], undefined, details)
}

/** The error for a link that opens nothing. Nobody learns that a disabled or revoked one existed. */
export const deadShare = (state: Exclude<ShareState, 'active'>, locale: Locale): CallError =>
  state === 'off' || state === 'revoked' ? shareError('unknown', locale) : shareError(state, locale, { state })

/** Messages below a field. */
export const fieldMessages = {
  password: { en: 'Please choose a password.', th: 'กรุณาตั้งรหัสผ่าน' },
  date: { en: 'This is no date.', th: 'วันที่ไม่ถูกต้อง' },
  past: { en: 'This time is over already.', th: 'เวลานี้ผ่านไปแล้ว' },
  fewer: { en: 'It was downloaded more often than that already.', th: 'มีการดาวน์โหลดเกินจำนวนนี้แล้ว' },
}
