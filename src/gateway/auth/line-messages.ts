import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  off: { en: 'Sign-in with LINE isn’t set up on this site.', th: 'เว็บไซต์นี้ยังไม่เปิดให้เข้าสู่ระบบด้วย LINE' },
  away: { en: 'LINE isn’t responding. Please try again in a moment.', th: 'LINE ไม่ตอบกลับ กรุณาลองใหม่อีกครั้ง' },
  elsewhere: {
    en: 'This sign-in started in another browser. Please start again here.',
    th: 'การเข้าสู่ระบบนี้เริ่มจากเบราว์เซอร์อื่น กรุณาเริ่มใหม่ในเบราว์เซอร์นี้',
  },
  taken: {
    en: 'This LINE account is already linked to another account here.',
    th: 'บัญชี LINE นี้เชื่อมกับบัญชีอื่นในเว็บไซต์นี้แล้ว',
  },
  last: { en: 'Set a password first, so you can still sign in.', th: 'กรุณาตั้งรหัสผ่านก่อน เพื่อให้ยังเข้าสู่ระบบได้' },
}

export const lineIsOff = (locale: Locale) => new CallError('feature_off', messages.off[locale])
/** The message is passed as details too, because the response to a 502 is otherwise replaced by a general one. */
export const lineIsAway = (locale: Locale) =>
  new CallError('provider_unavailable', messages.away[locale], undefined, { line: 'away' })
export const otherBrowser = (locale: Locale) => new CallError('unprocessable', messages.elsewhere[locale])
export const takenLine = (locale: Locale) => new CallError('duplicate', messages.taken[locale])
export const lastSignInMethod = (locale: Locale) => new CallError('last_sign_in_method', messages.last[locale])
