import type { ErrorCode } from '@schemas/error-codes'
import { deletionRefused } from '@schemas/errors'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { code: 'not_found', en: 'There is no such file or folder.', th: 'ไม่พบไฟล์หรือโฟลเดอร์นี้' },
  noUpload: {
    code: 'not_found',
    en: 'There is no such upload, or it ended long ago.',
    th: 'ไม่พบการอัปโหลดนี้ หรือหมดอายุไปแล้ว',
  },
  forbidden: { code: 'forbidden', en: 'You may not do this.', th: 'คุณไม่มีสิทธิ์ทำสิ่งนี้' },
  fileTaken: { code: 'name_taken', en: 'There is already a file with this name.', th: 'มีไฟล์ชื่อนี้อยู่แล้ว' },
  folderTaken: { code: 'name_taken', en: 'There is already a folder with this name.', th: 'มีโฟลเดอร์ชื่อนี้อยู่แล้ว' },
  intoItself: { code: 'conflict', en: 'A folder cannot be put into itself.', th: 'ย้ายโฟลเดอร์เข้าไปในตัวเองไม่ได้' },
  tooDeep: { code: 'limit_reached', en: 'Folders may lie at most 60 deep.', th: 'โฟลเดอร์ซ้อนกันได้ไม่เกิน 60 ชั้น' },
  ofOthers: {
    code: 'conflict',
    en: 'There are files of others in “{name}”. They or a manager have to take them out first.',
    th: 'ใน “{name}” มีไฟล์ของผู้อื่น เจ้าของหรือผู้จัดการต้องนำออกก่อน',
  },
  inUse: {
    code: 'in_use',
    en: 'This file is used on {places}. Take it off there first.',
    th: 'ไฟล์นี้ใช้อยู่ที่ {places} กรุณานำออกจากที่นั่นก่อน',
  },
  noFile: { code: 'invalid_input', en: deletionRefused.en, th: deletionRefused.th },
  notTrashed: {
    code: 'not_in_trash',
    en: 'Only what lies in the trash can be removed for good.',
    th: 'ลบถาวรได้เฉพาะสิ่งที่อยู่ในถังขยะ',
  },
  full: { code: 'quota_exceeded', en: 'There is not enough room left.', th: 'พื้นที่เหลือไม่พอ' },
  tooMany: {
    code: 'too_many_items',
    en: 'That is too much at once. Please take fewer files.',
    th: 'มากเกินไปในครั้งเดียว กรุณาเลือกไฟล์ให้น้อยลง',
  },
  tooLarge: { code: 'file_too_large', en: 'At most {most} MB are taken.', th: 'รับไฟล์ได้ไม่เกิน {most} MB' },
  tooOften: {
    code: 'rate_limited',
    en: 'You have changed your picture many times today. Please come back tomorrow.',
    th: 'วันนี้คุณเปลี่ยนรูปหลายครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
  },
  flood: {
    code: 'rate_limited',
    en: 'Very much was sent within a few minutes. Please wait a quarter of an hour, and then send the rest.',
    th: 'มีการส่งไฟล์จำนวนมากในเวลาไม่กี่นาที กรุณารอประมาณ 15 นาทีแล้วส่งส่วนที่เหลือ',
  },
  noFolderMode: {
    code: 'unprocessable',
    en: 'Only files can be made public. A folder can be shared by a link.',
    th: 'ตั้งเป็นสาธารณะได้เฉพาะไฟล์ โฟลเดอร์แชร์ด้วยลิงก์ได้',
  },
  forPages: {
    code: 'unprocessable',
    en: 'Pages show what lies in the media library, so that it is public. Move it to your own files to keep it to yourself.',
    th: 'ไฟล์ในคลังสื่อใช้แสดงบนหน้าเว็บ จึงเป็นสาธารณะเสมอ ย้ายไปไว้ในไฟล์ของฉันหากต้องการเก็บเป็นส่วนตัว',
  },
  undrawn: {
    code: 'unsupported_file',
    en: 'This picture cannot be made public: cameras write into it where it was taken, and it could not be drawn anew without that. Please save it as JPEG, with at most 60 million pixels, and send that.',
    th: 'ตั้งภาพนี้เป็นสาธารณะไม่ได้ เพราะในไฟล์อาจมีตำแหน่งที่ถ่ายภาพ และระบบสร้างภาพใหม่ที่ไม่มีข้อมูลนี้ไม่ได้ กรุณาบันทึกเป็น JPEG ไม่เกิน 60 ล้านพิกเซล แล้วอัปโหลดใหม่',
  },
  noMark: {
    code: 'invalid_input',
    en: 'Please choose words or a picture for the mark.',
    th: 'กรุณาเลือกข้อความหรือภาพสำหรับลายน้ำ',
  },
  noPicture: {
    code: 'unsupported_file',
    en: 'This file is not a picture that can be marked.',
    th: 'ไฟล์นี้ไม่ใช่ภาพที่ใส่ลายน้ำได้',
  },
  gone: {
    code: 'stale_version',
    en: 'The file was changed meanwhile. Please try again.',
    th: 'ไฟล์มีการเปลี่ยนแปลงระหว่างนี้ กรุณาลองอีกครั้ง',
  },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file has not arrived yet. Please send it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาส่งอีกครั้ง',
  },
  partsMissing: {
    code: 'upload_incomplete',
    en: 'Parts of the file are missing. Please send them again.',
    th: 'ไฟล์ยังมาไม่ครบทุกส่วน กรุณาส่งส่วนที่ขาดอีกครั้ง',
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

const first = { en: 'These are the first {count} of {total}.', th: 'แสดง {count} รายการแรกจากทั้งหมด {total} รายการ' }

/** Shown where a list is cut, so that nobody takes it for complete. */
export const firstConflictsMessage = (locale: Locale, count: number, total: number): string =>
  fillText(first[locale], { count, total })
