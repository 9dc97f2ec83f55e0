import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  wrong: { code: 'wrong_password', en: 'Incorrect password.', th: 'รหัสผ่านไม่ถูกต้อง' },
  tooMany: {
    code: 'rate_limited',
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
} as const

/** Why a password does not open a page, in the caller's language. */
export const pagePasswordError = (problem: keyof typeof messages, locale: Locale): CallError =>
  new CallError(messages[problem].code, messages[problem][locale])
