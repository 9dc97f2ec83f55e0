import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { code: 'not_found', en: 'File not found.', th: 'ไม่พบไฟล์นี้' },
  noUpload: {
    code: 'not_found',
    en: 'Upload not found, or it has expired.',
    th: 'ไม่พบการอัปโหลดนี้ หรือหมดอายุไปแล้ว',
  },
  ended: {
    code: 'upload_ended',
    en: 'This upload was cancelled. Please upload the file again.',
    th: 'การอัปโหลดนี้ยกเลิกไปแล้ว กรุณาอัปโหลดไฟล์อีกครั้ง',
  },
  busy: { code: 'busy', en: 'This file is being prepared. Please wait a moment.', th: 'กำลังเตรียมไฟล์นี้ กรุณารอสักครู่' },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file hasn’t arrived yet. Please upload it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาอัปโหลดอีกครั้ง',
  },
  stale: {
    code: 'stale_version',
    en: 'Someone else changed this file. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขไฟล์นี้ไปแล้ว ตอนนี้แสดงข้อมูลล่าสุด',
  },
  inUse: {
    code: 'in_use',
    en: 'This file is used on {places}. Remove it there first.',
    th: 'ไฟล์นี้ใช้อยู่ที่ {places} กรุณานำออกจากที่นั่นก่อน',
  },
  size: {
    code: 'invalid_file',
    en: 'The uploaded file’s size doesn’t match. Please upload it again.',
    th: 'ไฟล์ที่ได้รับมีขนาดไม่ตรงกับที่แจ้งไว้ กรุณาส่งอีกครั้ง',
  },
  broken: {
    code: 'invalid_file',
    en: 'This picture can’t be read. It may be damaged. Save it again and try again.',
    th: 'อ่านภาพนี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง',
  },
  pixels: {
    code: 'file_too_large',
    en: 'This picture has more than 60 million pixels. Save it as an ordinary (not progressive) JPEG of at most 250 million, or make it smaller.',
    th: 'ภาพนี้มีมากกว่า 60 ล้านพิกเซล กรุณาบันทึกเป็น JPEG แบบธรรมดา (ไม่ใช่ progressive) ไม่เกิน 250 ล้านพิกเซล หรือย่อขนาดลง',
  },
  drawing: {
    code: 'unsupported_file',
    en: 'This SVG is too large or too complex for a page. Export it again as plain SVG with shapes as paths, or save it as PNG.',
    th: 'ไฟล์ SVG นี้ใหญ่หรือซับซ้อนเกินกว่าจะแสดงบนหน้าเว็บ กรุณาส่งออกใหม่เป็น SVG แบบธรรมดาโดยแปลงรูปทรงเป็นเส้น (path) หรือบันทึกเป็น PNG',
  },
  embedded: {
    code: 'unsupported_file',
    en: 'This SVG has a photo inside, which can’t be shown from an SVG. Save it as PNG or WebP.',
    th: 'ไฟล์ SVG นี้มีภาพถ่ายฝังอยู่ข้างใน จึงแสดงไม่ได้ กรุณาบันทึกเป็น PNG หรือ WebP',
  },
  heavy: {
    code: 'file_too_large',
    en: 'Pages can’t show this picture. Save it as a JPEG of at most 40 MB and try again.',
    th: 'หน้าเว็บแสดงภาพนี้ไม่ได้ กรุณาบันทึกเป็น JPEG ไม่เกิน 40 MB แล้วลองอีกครั้ง',
  },
  frames: {
    code: 'file_too_large',
    en: 'This animated picture has more than 300 frames. Use a video instead: it’s smaller and plays better.',
    th: 'ภาพเคลื่อนไหวนี้มีมากกว่า 300 เฟรม แนะนำให้ใช้วิดีโอ ซึ่งไฟล์เล็กกว่าและเล่นได้ลื่นกว่า',
  },
  heic: {
    code: 'unsupported_file',
    en: 'Browsers can’t show HEIC pictures. Save it as JPEG and try again.',
    th: 'เบราว์เซอร์แสดงภาพ HEIC ไม่ได้ กรุณาบันทึกเป็น JPEG แล้วลองอีกครั้ง',
  },
  empty: { code: 'invalid_file', en: 'The file is empty.', th: 'ไฟล์นี้ว่างเปล่า' },
  tooLarge: {
    code: 'file_too_large',
    en: 'Pictures can be up to {most} MB. Make it smaller and try again.',
    th: 'ภาพต้องมีขนาดไม่เกิน {most} MB กรุณาย่อขนาดแล้วลองอีกครั้ง',
  },
  noPicture: {
    code: 'unsupported_file',
    en: 'This file isn’t a picture that can be cropped.',
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
