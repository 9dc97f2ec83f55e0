import type { ErrorCode } from '@schemas/error-codes'
import { deletionRefused } from '@schemas/errors'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { code: 'not_found', en: 'File or folder not found.', th: 'ไม่พบไฟล์หรือโฟลเดอร์นี้' },
  noUpload: {
    code: 'not_found',
    en: 'Upload not found, or it has expired.',
    th: 'ไม่พบการอัปโหลดนี้ หรือหมดอายุไปแล้ว',
  },
  forbidden: { code: 'forbidden', en: 'You don’t have permission to do this.', th: 'คุณไม่มีสิทธิ์จัดการไฟล์หรือโฟลเดอร์นี้' },
  fileTaken: { code: 'name_taken', en: 'A file with this name already exists.', th: 'มีไฟล์ชื่อนี้อยู่แล้ว' },
  folderTaken: { code: 'name_taken', en: 'A folder with this name already exists.', th: 'มีโฟลเดอร์ชื่อนี้อยู่แล้ว' },
  intoItself: { code: 'conflict', en: 'A folder can’t be moved into itself.', th: 'ย้ายโฟลเดอร์เข้าไปในตัวเองไม่ได้' },
  tooDeep: {
    code: 'limit_reached',
    en: 'Folders can be nested up to 60 levels deep.',
    th: 'โฟลเดอร์ซ้อนกันได้ไม่เกิน 60 ชั้น',
  },
  ofOthers: {
    code: 'conflict',
    en: '“{name}” contains other people’s files. They or a manager must remove them first.',
    th: 'ใน “{name}” มีไฟล์ของผู้อื่น เจ้าของหรือผู้จัดการต้องนำออกก่อน',
  },
  inUse: {
    code: 'in_use',
    en: 'This file is used on {places}. Remove it there first.',
    th: 'ไฟล์นี้ใช้อยู่ที่ {places} กรุณานำออกจากที่นั่นก่อน',
  },
  noFile: { code: 'invalid_input', en: deletionRefused.en, th: deletionRefused.th },
  notTrashed: {
    code: 'not_in_trash',
    en: 'Only items in the trash can be permanently deleted.',
    th: 'ลบถาวรได้เฉพาะรายการที่อยู่ในถังขยะ',
  },
  full: { code: 'quota_exceeded', en: 'Not enough storage left.', th: 'พื้นที่เหลือไม่พอ' },
  tooMany: {
    code: 'too_many_items',
    en: 'That’s too many at once. Please choose fewer files.',
    th: 'มากเกินไปในครั้งเดียว กรุณาเลือกไฟล์ให้น้อยลง',
  },
  attachedMany: {
    code: 'too_many_items',
    en: 'Up to {most} files can be added here.',
    th: 'เพิ่มไฟล์ที่นี่ได้ไม่เกิน {most} ไฟล์',
  },
  notAttached: { code: 'not_found', en: 'This file is no longer there.', th: 'ไม่มีไฟล์นี้แล้ว' },
  tooLarge: { code: 'file_too_large', en: 'Files can be up to {most} MB.', th: 'รับไฟล์ได้ไม่เกิน {most} MB' },
  tooOften: {
    code: 'rate_limited',
    en: 'You’ve changed your picture many times today. Please try again tomorrow.',
    th: 'วันนี้คุณเปลี่ยนรูปหลายครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
  },
  flood: {
    code: 'rate_limited',
    en: 'Too much was sent in a few minutes. Please wait 15 minutes, then send the rest.',
    th: 'มีการส่งไฟล์จำนวนมากในเวลาไม่กี่นาที กรุณารอประมาณ 15 นาทีแล้วส่งส่วนที่เหลือ',
  },
  noFolderMode: {
    code: 'unprocessable',
    en: 'Only files can be made public. Share a folder with a link instead.',
    th: 'ตั้งเป็นสาธารณะได้เฉพาะไฟล์ โฟลเดอร์แชร์ด้วยลิงก์ได้',
  },
  forPages: {
    code: 'unprocessable',
    en: 'Files in the media library are shown on pages, so they’re always public. Move this one to your own files to keep it private.',
    th: 'ไฟล์ในคลังสื่อใช้แสดงบนหน้าเว็บ จึงเป็นสาธารณะเสมอ ย้ายไปไว้ในไฟล์ของฉันหากต้องการเก็บเป็นส่วนตัว',
  },
  undrawn: {
    code: 'unsupported_file',
    en: 'This picture can’t be made public: it may contain the location where it was taken, which couldn’t be removed. Save it as a JPEG with at most 250 million pixels (not progressive) and upload it again.',
    th: 'ตั้งภาพนี้เป็นสาธารณะไม่ได้ เพราะในไฟล์อาจมีตำแหน่งที่ถ่ายภาพ และระบบสร้างภาพใหม่ที่ไม่มีข้อมูลนี้ไม่ได้ กรุณาบันทึกเป็น JPEG (ไม่ใช่ progressive) ไม่เกิน 250 ล้านพิกเซล แล้วอัปโหลดใหม่',
  },
  noMark: {
    code: 'invalid_input',
    en: 'Choose text or a picture for the watermark.',
    th: 'กรุณาเลือกข้อความหรือภาพสำหรับลายน้ำ',
  },
  noPicture: {
    code: 'unsupported_file',
    en: 'This file isn’t a picture that can be watermarked.',
    th: 'ไฟล์นี้ไม่ใช่ภาพที่ใส่ลายน้ำได้',
  },
  gone: {
    code: 'stale_version',
    en: 'The file has changed. Please try again.',
    th: 'ไฟล์มีการเปลี่ยนแปลงระหว่างนี้ กรุณาลองอีกครั้ง',
  },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file hasn’t arrived yet. Please upload it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาอัปโหลดอีกครั้ง',
  },
  partsMissing: {
    code: 'upload_incomplete',
    en: 'Parts of the file are missing. Please send them again.',
    th: 'ได้รับไฟล์ไม่ครบทุกส่วน กรุณาส่งส่วนที่ขาดอีกครั้ง',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

export type FileProblem = keyof typeof messages

/** The error for an impossible file operation, in the caller's language. */
export function fileError(
  problem: FileProblem,
  locale: Locale,
  values: Record<string, string> = {},
  details?: unknown,
): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, fillText(text[locale], values), undefined, details)
}

/** The seed's message for a call without a token, in any language. */
export const noToken = () => new CallError('sign_in_required', 'No token found')

const first = { en: 'Showing the first {count} of {total}.', th: 'แสดง {count} รายการแรกจากทั้งหมด {total} รายการ' }

/** Shown where a list is cut, so that nobody takes it for complete. */
export const firstConflictsMessage = (locale: Locale, count: number, total: number): string =>
  fillText(first[locale], { count, total })
