import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import { maxFontBytes, maxFonts } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import type { FontProblem } from '../fonts/font-tables'
import { CallError } from '../errors/call-error'

const messages = {
  noFamily: {
    code: 'not_found',
    en: 'This site has no uploaded font with this name.',
    th: 'เว็บไซต์ไม่มีฟอนต์ที่อัปโหลดในชื่อนี้',
  },
  unknown: { code: 'not_found', en: 'Font file not found.', th: 'ไม่พบไฟล์ฟอนต์นี้' },
  stale: {
    code: 'stale_version',
    en: 'Someone else changed this font file. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขไฟล์ฟอนต์นี้ไปแล้ว ตอนนี้แสดงข้อมูลล่าสุด',
  },
  same: { code: 'duplicate', en: 'This site already has this file: {family}.', th: 'เว็บไซต์มีไฟล์นี้อยู่แล้ว: {family}' },
  many: {
    code: 'limit_reached',
    en: 'A site can have up to {most} font files.',
    th: 'เว็บไซต์หนึ่งเก็บไฟล์ฟอนต์ได้ไม่เกิน {most} ไฟล์',
  },
  inUse: {
    code: 'in_use',
    en: '“{family}” is used by {places}. Choose another font there first.',
    th: '“{family}” ใช้อยู่ใน {places} ให้เลือกฟอนต์อื่นที่นั่นก่อน',
  },
  shipped: {
    code: 'unprocessable',
    en: 'A font called “{family}” is already built in. Please use another name.',
    th: 'มีฟอนต์ชื่อ “{family}” มากับระบบอยู่แล้ว กรุณาตั้งชื่ออื่น',
  },
  format: {
    code: 'unsupported_file',
    en: 'This font isn’t supported. Use a WOFF2, TTF or OTF file.',
    th: 'ไฟล์นี้ไม่ใช่ฟอนต์ที่ใช้ได้ รองรับไฟล์ WOFF2, TTF และ OTF',
  },
  broken: {
    code: 'invalid_file',
    en: 'This font can’t be read. It may be damaged. Download it again and try again.',
    th: 'อ่านฟอนต์นี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาดาวน์โหลดใหม่แล้วลองอีกครั้ง',
  },
  collection: {
    code: 'unsupported_file',
    en: 'This file contains several fonts. Please upload them one at a time.',
    th: 'ไฟล์นี้รวมหลายฟอนต์ไว้ด้วยกัน กรุณาอัปโหลดทีละฟอนต์',
  },
  large: {
    code: 'file_too_large',
    en: 'A font file can be up to {most} MB.',
    th: 'ไฟล์ฟอนต์ต้องมีขนาดไม่เกิน {most} MB',
  },
  noLetters: {
    code: 'unsupported_file',
    en: 'This font has no characters that a page can show.',
    th: 'ฟอนต์นี้ไม่มีตัวอักษรที่หน้าเว็บแสดงได้',
  },
} as const satisfies Record<FontProblem, { code: ErrorCode; en: string; th: string }> &
  Record<string, { code: ErrorCode; en: string; th: string }>

const problems: readonly string[] = ['format', 'broken', 'collection', 'large', 'noLetters'] satisfies FontProblem[]
export const isFontProblem = (code: string): code is FontProblem => problems.includes(code)

/** The error for an impossible operation on a font file, in the caller's language. */
export function fontError(
  problem: FontProblem | keyof typeof messages,
  locale: Locale,
  values: Record<string, string> = {},
  details?: unknown,
): CallError {
  const { code, ...text } = messages[problem]
  const limit = String(problem === 'many' ? maxFonts : maxFontBytes / 1024 / 1024)
  return new CallError(code, fillText(text[locale], { most: limit, ...values }), undefined, details)
}
