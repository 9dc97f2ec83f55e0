import { exportLimits } from '@schemas/editor/entities/export-file'
import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  notLive: { code: 'nothing_to_do', en: 'Visitors see none of this yet.', th: 'ผู้เยี่ยมชมยังไม่เห็นสิ่งเหล่านี้เลย' },
  tooLarge: {
    code: 'too_large',
    en: 'Together this is more than one file may hold ({most} MB). Choose fewer pages.',
    th: 'รวมกันแล้วใหญ่เกินกว่าที่ไฟล์เดียวจะเก็บได้ ({most} MB) กรุณาเลือกหน้าให้น้อยลง',
  },
  tooMany: {
    code: 'too_large',
    en: 'One file may hold at most {most} items. Choose fewer pages.',
    th: 'หนึ่งไฟล์เก็บได้ไม่เกิน {most} รายการ กรุณาเลือกหน้าให้น้อยลง',
  },
  noUpload: {
    code: 'not_found',
    en: 'There is no such file, or it was sent long ago. Please choose it again.',
    th: 'ไม่พบไฟล์นี้ หรือส่งไว้นานเกินไปแล้ว กรุณาเลือกไฟล์อีกครั้ง',
  },
  notThere: {
    code: 'upload_incomplete',
    en: 'The file has not arrived yet. Please send it again.',
    th: 'ยังไม่ได้รับไฟล์ กรุณาส่งอีกครั้ง',
  },
  notOurs: {
    code: 'unsupported_file',
    en: 'This file was not exported from this system.',
    th: 'ไฟล์นี้ไม่ใช่ไฟล์ที่ส่งออกจากระบบนี้',
  },
  theme: {
    code: 'unsupported_file',
    en: 'This file is a theme. Bring it in in the theme studio, under “Themes”.',
    th: 'ไฟล์นี้เป็นธีม ให้นำเข้าในสตูดิโอธีม ที่ “ธีมทั้งหมด”',
  },
  newer: {
    code: 'unsupported_file',
    en: 'This file was exported from a newer version of this system.',
    th: 'ไฟล์นี้ส่งออกจากระบบรุ่นที่ใหม่กว่านี้',
  },
  noVersion: {
    code: 'unsupported_file',
    en: 'This file does not say which version of this system it was exported from, so it cannot be read. Please export it again.',
    th: 'ไฟล์นี้ไม่ได้บอกว่าส่งออกจากระบบรุ่นใด จึงอ่านไม่ได้ กรุณาส่งออกใหม่อีกครั้ง',
  },
  twice: {
    code: 'invalid_file',
    en: 'Something stands in this file twice: {name}. Please export it again.',
    th: 'มีรายการซ้ำกันในไฟล์นี้: {name} กรุณาส่งออกใหม่อีกครั้ง',
  },
  broken: {
    code: 'invalid_file',
    en: 'Something in this file is not as it should be: {problem}',
    th: 'ข้อมูลบางอย่างในไฟล์นี้ไม่ถูกต้อง: {problem}',
  },
  damaged: {
    code: 'invalid_file',
    en: 'This file is damaged. Please export it again.',
    th: 'ไฟล์นี้เสียหาย กรุณาส่งออกใหม่อีกครั้ง',
  },
  oddName: {
    code: 'invalid_file',
    en: 'This file holds something that no export does: {name}',
    th: 'ไฟล์นี้มีสิ่งที่ไม่ควรอยู่ในไฟล์ส่งออก: {name}',
  },
  unfolds: {
    code: 'file_too_large',
    en: 'This file holds more than an import may bring.',
    th: 'ไฟล์นี้มีข้อมูลมากเกินกว่าที่นำเข้าได้',
  },
  slow: {
    code: 'file_too_large',
    en: 'Reading this file took too long, so it was stopped. Please export fewer pages at a time.',
    th: 'ไฟล์นี้ใช้เวลาอ่านนานเกินไป ระบบจึงหยุดอ่าน กรุณาส่งออกครั้งละน้อยหน้าลง',
  },
  reading: {
    code: 'overloaded',
    en: 'Another import of this site is being read. Please try again in a moment.',
    th: 'ขณะนี้ระบบกำลังอ่านไฟล์นำเข้าอีกไฟล์หนึ่งของเว็บไซต์นี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  },
  changed: {
    code: 'stale_version',
    en: 'Something has changed meanwhile. Please look at the list again.',
    th: 'มีบางอย่างเปลี่ยนไประหว่างนี้ กรุณาตรวจดูรายการอีกครั้ง',
  },
  nothing: { code: 'nothing_to_do', en: 'Nothing is selected to be imported.', th: 'ยังไม่ได้เลือกสิ่งที่จะนำเข้า' },
  notBrought: {
    code: 'upload_incomplete',
    en: 'Not all pictures and files have been brought in yet. Please try again.',
    th: 'ยังนำเข้ารูปภาพและไฟล์ไม่ครบ กรุณาลองอีกครั้ง',
  },
  noImport: { code: 'not_found', en: 'There is no such import.', th: 'ไม่พบการนำเข้านี้' },
  othersImport: {
    code: 'forbidden',
    en: 'Only who brought it in, or an admin, may undo this.',
    th: 'เฉพาะผู้ที่นำเข้าหรือผู้ดูแลระบบเท่านั้นที่เลิกทำได้',
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
  none: { en: 'This page has no parameters in its address.', th: 'ที่อยู่ของหน้านี้ไม่มีพารามิเตอร์' },
}
export const parameterMessage = (names: readonly string[], locale: Locale): string =>
  names.length === 0
    ? parameters.none[locale]
    : fillText(parameters.some[locale], { names: names.map((name) => `{${name}}`).join(' ') })
