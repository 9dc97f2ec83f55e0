import type { ShareState } from '@schemas/files/entities/share'
import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  // The seed's message, in every language. A revoked or disabled link looks like none.
  unknown: {
    code: 'not_found',
    en: 'No data found for the provided share_code',
    th: 'No data found for the provided share_code',
  },
  noCode: { code: 'invalid_input', en: 'share_code is required', th: 'share_code is required' },
  noDownload: { code: 'not_found', en: 'Failed to download file', th: 'Failed to download file' },
  locked: { code: 'password_required', en: 'Please enter the password.', th: 'กรุณากรอกรหัสผ่าน' },
  wrong: { code: 'wrong_password', en: 'Incorrect password.', th: 'รหัสผ่านไม่ถูกต้อง' },
  tooMany: {
    code: 'rate_limited',
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  tooManyFolders: {
    code: 'rate_limited',
    en: 'Too many folders were created with this link today. Please try again tomorrow.',
    th: 'วันนี้มีการสร้างโฟลเดอร์ผ่านลิงก์นี้จำนวนมากแล้ว กรุณาลองใหม่พรุ่งนี้',
  },
  expired: { code: 'link_expired', en: 'This link has expired.', th: 'ลิงก์นี้หมดอายุแล้ว' },
  exhausted: { code: 'link_expired', en: 'This link has reached its limit.', th: 'ลิงก์นี้ใช้ครบจำนวนครั้งแล้ว' },
  notAllowed: { code: 'forbidden', en: 'This link doesn’t allow that.', th: 'ลิงก์นี้ไม่อนุญาตให้ทำรายการนี้' },
  counted: {
    code: 'forbidden',
    en: 'This link has a download limit, so this can only be downloaded.',
    th: 'ลิงก์นี้จำกัดจำนวนดาวน์โหลด จึงเปิดดูได้ด้วยการดาวน์โหลดเท่านั้น',
  },
  signIn: { code: 'sign_in_required', en: 'Please sign in first.', th: 'กรุณาเข้าสู่ระบบก่อน' },
  noShare: { code: 'not_found', en: 'Link not found.', th: 'ไม่พบลิงก์นี้' },
  stale: {
    code: 'stale_version',
    en: 'Someone else changed this link. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขลิงก์นี้ไปแล้ว ตอนนี้แสดงการตั้งค่าล่าสุด',
  },
  invalid: {
    code: 'invalid_input',
    en: 'Some of the information isn’t valid. Please check it.',
    th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
  },
  ticket: {
    code: 'not_found',
    en: 'This address has expired. Please start the download again.',
    th: 'ที่อยู่นี้หมดอายุแล้ว กรุณาเริ่มดาวน์โหลดใหม่',
  },
  noPicture: { code: 'unprocessable', en: 'No preview available.', th: 'ไม่มีภาพตัวอย่าง' },
  folder: { code: 'unprocessable', en: 'Folders are downloaded as a zip.', th: 'โฟลเดอร์ต้องดาวน์โหลดเป็น zip' },
  tooManyFiles: {
    code: 'too_many_items',
    en: 'Too many files for one zip.',
    th: 'ไฟล์มากเกินไปสำหรับ zip เดียว',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

/** The error for what a link does not give, in the caller's language. */
export function shareError(problem: keyof typeof messages, locale: Locale, details?: unknown): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, text[locale], undefined, details)
}

/** The error for a link that opens nothing. Nobody learns that a disabled or revoked one existed. */
export const deadShare = (state: Exclude<ShareState, 'active'>, locale: Locale): CallError =>
  state === 'off' || state === 'revoked' ? shareError('unknown', locale) : shareError(state, locale, { state })

/** Messages below a field. */
export const fieldMessages = {
  password: { en: 'Please choose a password.', th: 'กรุณาตั้งรหัสผ่าน' },
  date: { en: 'This date isn’t valid.', th: 'วันที่ไม่ถูกต้อง' },
  past: { en: 'This time has already passed.', th: 'เวลานี้ผ่านไปแล้ว' },
  fewer: { en: 'It has already been downloaded more often than that.', th: 'มีการดาวน์โหลดเกินจำนวนนี้แล้ว' },
}
