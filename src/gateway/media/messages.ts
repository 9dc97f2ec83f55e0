import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { code: 'not_found', en: 'There is no such file.', th: 'ไม่พบไฟล์นี้' },
  noUpload: {
    code: 'not_found',
    en: 'There is no such upload, or it ended long ago.',
    th: 'ไม่พบการอัปโหลดนี้ หรือหมดอายุไปแล้ว',
  },
  ended: {
    code: 'upload_ended',
    en: 'This upload was given up. Please send the file again.',
    th: 'การอัปโหลดนี้ถูกยกเลิกไปแล้ว กรุณาส่งไฟล์อีกครั้ง',
  },
  busy: { code: 'busy', en: 'This file is being prepared. Please wait a moment.', th: 'กำลังเตรียมไฟล์นี้ กรุณารอสักครู่' },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file has not arrived yet. Please send it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาส่งอีกครั้ง',
  },
  stale: {
    code: 'stale_version',
    en: 'Someone changed this file meanwhile. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขไฟล์นี้ไปแล้ว ตอนนี้แสดงข้อมูลล่าสุด',
  },
  inUse: {
    code: 'in_use',
    en: 'This file is used on {places}. Take it off there first.',
    th: 'ไฟล์นี้ใช้อยู่ที่ {places} กรุณานำออกจากที่นั่นก่อน',
  },
  size: {
    code: 'invalid_file',
    en: 'The file that arrived has another size than was announced. Please send it again.',
    th: 'ไฟล์ที่ได้รับมีขนาดไม่ตรงกับที่แจ้งไว้ กรุณาส่งอีกครั้ง',
  },
  broken: {
    code: 'invalid_file',
    en: 'This picture cannot be read. It may be damaged; please save it again and try again.',
    th: 'อ่านภาพนี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง',
  },
  pixels: {
    code: 'file_too_large',
    en: 'This picture has more than 60 million pixels. Please make it smaller and try again.',
    th: 'ภาพนี้มีมากกว่า 60 ล้านพิกเซล กรุณาย่อขนาดแล้วลองอีกครั้ง',
  },
  heavy: {
    code: 'file_too_large',
    en: 'Pages cannot show this picture. Please save it as JPEG, with at most 40 MB, and try again.',
    th: 'หน้าเว็บแสดงภาพนี้ไม่ได้ กรุณาบันทึกเป็น JPEG ไม่เกิน 40 MB แล้วลองอีกครั้ง',
  },
  frames: {
    code: 'file_too_large',
    en: 'This moving picture has more than 300 frames. A film is smaller and plays better.',
    th: 'ภาพเคลื่อนไหวนี้มีมากกว่า 300 เฟรม แนะนำให้ใช้วิดีโอ ซึ่งไฟล์เล็กกว่าและเล่นได้ลื่นกว่า',
  },
  heic: {
    code: 'unsupported_file',
    en: 'Browsers cannot show HEIC pictures. Please save it as JPEG and try again.',
    th: 'เบราว์เซอร์แสดงภาพ HEIC ไม่ได้ กรุณาบันทึกเป็น JPEG แล้วลองอีกครั้ง',
  },
  empty: { code: 'invalid_file', en: 'The file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  tooLarge: {
    code: 'file_too_large',
    en: 'Pictures may have at most {most} MB. Please make it smaller and try again.',
    th: 'ภาพต้องมีขนาดไม่เกิน {most} MB กรุณาย่อขนาดแล้วลองอีกครั้ง',
  },
  noPicture: {
    code: 'unsupported_file',
    en: 'This file is not a picture that can be cropped.',
    th: 'ไฟล์นี้ไม่ใช่ภาพที่ครอบตัดได้',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

/** As many places as fit into one sentence. */
const named = 3

/** Places of use as part of a sentence. */
export function placesText(titles: readonly string[], locale: Locale): string {
  const list = titles.slice(0, named).map((title) => `“${title}”`)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    titles.length > named
      ? [...list, locale === 'th' ? `อีก ${titles.length - named} แห่ง` : `${titles.length - named} more`]
      : list,
  )
}

export type MediaProblem = keyof typeof messages

/** The error for an impossible file operation, in the caller's language. */
export function mediaError(
  problem: MediaProblem,
  locale: Locale,
  values: Record<string, string> = {},
  details?: unknown,
): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, fillText(text[locale], values), undefined, details)
}
