import { fillText } from '@schemas/layout/fill-text'
import { maxFontBytes, maxFonts } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import type { FontProblem } from '../fonts/font-tables'
import { CallError } from '../http/call-error'

const messages = {
  noFamily: { status: 404, en: 'The site has uploaded no family of this name.', th: 'เว็บไซต์ไม่มีฟอนต์ที่อัปโหลดในชื่อนี้' },
  unknown: { status: 404, en: 'There is no such font file.', th: 'ไม่พบไฟล์ฟอนต์นี้' },
  stale: {
    status: 409,
    en: 'Someone changed this font file meanwhile. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขไฟล์ฟอนต์นี้ไปแล้ว ตอนนี้แสดงข้อมูลล่าสุด',
  },
  same: { status: 409, en: 'The site has this file already: {family}.', th: 'เว็บไซต์มีไฟล์นี้อยู่แล้ว: {family}' },
  many: { status: 409, en: 'A site keeps at most {most} font files.', th: 'เว็บไซต์หนึ่งเก็บไฟล์ฟอนต์ได้ไม่เกิน {most} ไฟล์' },
  inUse: {
    status: 409,
    en: '“{family}” is used by {places}. Choose another family there first.',
    th: '“{family}” ใช้อยู่ใน {places} ให้เลือกฟอนต์อื่นที่นั่นก่อน',
  },
  shipped: {
    status: 422,
    en: 'A family called “{family}” comes with the app. Please give yours another name.',
    th: 'มีฟอนต์ชื่อ “{family}” มากับระบบอยู่แล้ว กรุณาตั้งชื่ออื่น',
  },
  format: {
    status: 422,
    en: 'This is not a font that can be used. WOFF2, TTF and OTF files can.',
    th: 'ไฟล์นี้ไม่ใช่ฟอนต์ที่ใช้ได้ รองรับไฟล์ WOFF2, TTF และ OTF',
  },
  broken: {
    status: 422,
    en: 'This font cannot be read. It may be damaged; please download it again and try again.',
    th: 'อ่านฟอนต์นี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาดาวน์โหลดใหม่แล้วลองอีกครั้ง',
  },
  collection: {
    status: 422,
    en: 'This file is a collection of several fonts. Please send them one by one.',
    th: 'ไฟล์นี้รวมหลายฟอนต์ไว้ด้วยกัน กรุณาส่งทีละฟอนต์',
  },
  large: { status: 422, en: 'A font file may have at most {most} MB.', th: 'ไฟล์ฟอนต์ต้องมีขนาดไม่เกิน {most} MB' },
  noLetters: { status: 422, en: 'This font has no letters that a page could show.', th: 'ฟอนต์นี้ไม่มีตัวอักษรที่หน้าเว็บแสดงได้' },
} satisfies Record<FontProblem, { status: number; en: string; th: string }> &
  Record<string, { status: number; en: string; th: string }>

const problems: readonly string[] = ['format', 'broken', 'collection', 'large', 'noLetters'] satisfies FontProblem[]
export const isFontProblem = (code: string): code is FontProblem => problems.includes(code)

/** The error for an impossible operation on a font file, in the caller's language. */
export function fontError(
  problem: FontProblem | keyof typeof messages,
  locale: Locale,
  values: Record<string, string> = {},
  details?: unknown,
): CallError {
  const { status, ...text } = messages[problem]
  const limit = String(problem === 'many' ? maxFonts : maxFontBytes / 1024 / 1024)
  return new CallError(status, fillText(text[locale], { most: limit, ...values }), undefined, details)
}
