import { exportLimits } from '@schemas/editor/entities/export-file'
import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  notLive: { code: 'nothing_to_do', en: 'Visitors don’t see any of this yet.', th: 'ผู้เยี่ยมชมยังไม่เห็นรายการเหล่านี้เลย' },
  tooLarge: {
    code: 'too_large',
    en: 'The total is more than one file can contain ({most} MB). Choose fewer pages.',
    th: 'รวมกันแล้วใหญ่เกินกว่าที่ไฟล์เดียวจะเก็บได้ ({most} MB) กรุณาเลือกหน้าให้น้อยลง',
  },
  tooMany: {
    code: 'too_large',
    en: 'One file can contain up to {most} items. Choose fewer pages.',
    th: 'หนึ่งไฟล์เก็บได้ไม่เกิน {most} รายการ กรุณาเลือกหน้าให้น้อยลง',
  },
  noUpload: {
    code: 'not_found',
    en: 'File not found, or it was uploaded too long ago. Please choose it again.',
    th: 'ไม่พบไฟล์นี้ หรือส่งไว้นานเกินไปแล้ว กรุณาเลือกไฟล์อีกครั้ง',
  },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file hasn’t arrived yet. Please upload it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาอัปโหลดอีกครั้ง',
  },
  notOurs: {
    code: 'unsupported_file',
    en: 'This file wasn’t exported from this system.',
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ที่ส่งออกจากระบบนี้',
  },
  theme: {
    code: 'unsupported_file',
    en: 'This file is a theme. Import it in the theme studio, under “Themes”.',
    th: 'ไฟล์นี้เป็นธีม ให้นำเข้าในสตูดิโอธีม ที่ “ธีมทั้งหมด”',
  },
  newer: {
    code: 'unsupported_file',
    en: 'This file was exported from a newer version of this system.',
    th: 'ไฟล์นี้ส่งออกจากระบบรุ่นที่ใหม่กว่านี้',
  },
  noVersion: {
    code: 'unsupported_file',
    en: 'This file doesn’t say which version of this system exported it, so it can’t be read. Please export it again.',
    th: 'ไฟล์นี้ไม่ได้บอกว่าส่งออกจากระบบรุ่นใด จึงอ่านไม่ได้ กรุณาส่งออกใหม่อีกครั้ง',
  },
  twice: {
    code: 'invalid_file',
    en: 'This file contains an item twice: {name}. Please export it again.',
    th: 'มีรายการซ้ำกันในไฟล์นี้: {name} กรุณาส่งออกใหม่อีกครั้ง',
  },
  broken: {
    code: 'invalid_file',
    en: 'Something in this file isn’t valid: {problem}',
    th: 'ข้อมูลบางอย่างในไฟล์นี้ไม่ถูกต้อง: {problem}',
  },
  damaged: {
    code: 'invalid_file',
    en: 'This file is damaged. Please export it again.',
    th: 'ไฟล์นี้เสียหาย กรุณาส่งออกใหม่อีกครั้ง',
  },
  oddName: {
    code: 'invalid_file',
    en: 'This file contains something that doesn’t belong in an export: {name}',
    th: 'ไฟล์นี้มีรายการที่ไม่ควรอยู่ในไฟล์ส่งออก: {name}',
  },
  unfolds: {
    code: 'file_too_large',
    en: 'This file contains more than can be imported.',
    th: 'ไฟล์นี้มีข้อมูลมากเกินกว่าที่นำเข้าได้',
  },
  slow: {
    code: 'file_too_large',
    en: 'Reading this file took too long, so it was stopped. Please export fewer pages at a time.',
    th: 'ไฟล์นี้ใช้เวลาอ่านนานเกินไป ระบบจึงหยุดอ่าน กรุณาส่งออกครั้งละน้อยหน้าลง',
  },
  reading: {
    code: 'overloaded',
    en: 'Another import is being read on this site. Please try again in a moment.',
    th: 'ขณะนี้ระบบกำลังอ่านไฟล์นำเข้าอีกไฟล์หนึ่งของเว็บไซต์นี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  },
  changed: {
    code: 'stale_version',
    en: 'Something has changed. Please review the list again.',
    th: 'มีบางอย่างเปลี่ยนไประหว่างนี้ กรุณาตรวจดูรายการอีกครั้ง',
  },
  nothing: { code: 'nothing_to_do', en: 'Nothing is selected to import.', th: 'ยังไม่ได้เลือกรายการที่จะนำเข้า' },
  notBrought: {
    code: 'upload_incomplete',
    en: 'Some pictures and files haven’t been imported yet. Please try again.',
    th: 'ยังนำเข้ารูปภาพและไฟล์ไม่ครบ กรุณาลองอีกครั้ง',
  },
  noImport: { code: 'not_found', en: 'Import not found.', th: 'ไม่พบการนำเข้านี้' },
  othersImport: {
    code: 'forbidden',
    en: 'Only the person who imported it, or an admin, can undo this.',
    th: 'เฉพาะผู้ที่นำเข้าหรือผู้ดูแลระบบเท่านั้นที่ยกเลิกได้',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

type TransferProblem = keyof typeof messages
export const isTransferProblem = (code: string): code is TransferProblem => Object.hasOwn(messages, code)

/** The error for a failed export or import, in the caller's language. */
export function transferError(
  problem: TransferProblem,
  locale: Locale,
  values: Record<string, string> = {},
): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, fillText(text[locale], values))
}

export const tooLarge = (locale: Locale) =>
  transferError('tooLarge', locale, { most: String(exportLimits.bytes / 1024 / 1024) })
export const tooMany = (locale: Locale) => transferError('tooMany', locale, { most: String(exportLimits.documents) })

/** Label of the version that an import wrote. */
export const importLabel: Record<Locale, string> = { en: 'Imported from a file', th: 'นำเข้าจากไฟล์' }

const parameters = {
  some: { en: 'The address needs the same parameters: {names}', th: 'ที่อยู่ต้องมีพารามิเตอร์ชุดเดียวกัน: {names}' },
  none: { en: 'This page’s address has no parameters.', th: 'ที่อยู่ของหน้านี้ไม่มีพารามิเตอร์' },
}
export const parameterMessage = (names: readonly string[], locale: Locale): string =>
  names.length === 0
    ? parameters.none[locale]
    : fillText(parameters.some[locale], { names: names.map((name) => `{${name}}`).join(' ') })
