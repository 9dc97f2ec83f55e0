import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  unknown: { code: 'not_found', en: 'There is no such chart.', th: 'ไม่พบดวงชะตานี้' },
  full: {
    code: 'limit_reached',
    en: 'You have 500 charts. Put some in the trash first.',
    th: 'คุณมีดวงชะตาครบ 500 ดวงแล้ว กรุณาย้ายบางดวงไปถังขยะก่อน',
  },
  stale: {
    code: 'stale_version',
    en: 'This chart was changed in another window. You now see both.',
    th: 'ดวงชะตานี้ถูกแก้ไขในหน้าต่างอื่นแล้ว ตอนนี้แสดงทั้งสองแบบ',
  },
  trashed: {
    code: 'in_trash',
    en: 'This chart is in the trash. Restore it first.',
    th: 'ดวงชะตานี้อยู่ในถังขยะ กรุณากู้คืนก่อน',
  },
  precision: {
    code: 'invalid_input',
    en: 'Without a time the birth is of unknown time, and only then.',
    th: 'หากไม่มีเวลา ให้ระบุว่าไม่ทราบเวลาเกิด และใช้เฉพาะกรณีนั้น',
  },
  past: { code: 'invalid_input', en: 'This time has passed already.', th: 'เวลานี้ผ่านไปแล้ว' },
  manyShares: {
    code: 'limit_reached',
    en: 'This chart has 20 links. Revoke one first.',
    th: 'ดวงชะตานี้มีลิงก์ครบ 20 ลิงก์แล้ว กรุณายกเลิกบางลิงก์ก่อน',
  },
  unknownShare: { code: 'not_found', en: 'There is no such link.', th: 'ไม่พบลิงก์นี้' },
  notShared: {
    code: 'not_found',
    en: 'This chart is no longer shared.',
    th: 'ดวงชะตานี้ไม่ได้แชร์แล้ว',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

/** The error for what cannot be done with a chart, in the caller's language; `field` is where a form shows it. */
export function chartError(
  problem: keyof typeof messages,
  locale: Locale,
  { field, details }: { field?: string; details?: unknown } = {},
): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, text[locale], field ? { [field]: text[locale] } : undefined, details)
}
