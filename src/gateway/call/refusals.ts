import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

type Messages = Record<Locale, string>

/** Refusals before a handler runs, or instead of one. */
export const refusalMessages = {
  signIn: { en: 'Please sign in first.', th: 'กรุณาเข้าสู่ระบบก่อน' },
  forbidden: { en: 'You don’t have permission to do this.', th: 'คุณไม่มีสิทธิ์ทำรายการนี้' },
  invalid: { en: 'Some of the information isn’t valid. Please check it.', th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  foreign: { en: 'Requests must come from pages of this site.', th: 'คำขอต้องมาจากหน้าของเว็บไซต์นี้เท่านั้น' },
  noSite: { en: 'No site uses this host name.', th: 'ไม่มีเว็บไซต์ใดใช้ชื่อโดเมนนี้' },
  noTheme: { en: 'Theme not found.', th: 'ไม่พบธีมนี้' },
  noSpace: { en: 'Space not found.', th: 'ไม่พบสเปซนี้' },
  noFile: { en: 'File not found.', th: 'ไม่พบไฟล์นี้' },
  noIcon: { en: 'This site has no icon of its own.', th: 'เว็บไซต์นี้ไม่มีไอคอนของตัวเอง' },
  noMail: { en: 'Email not found.', th: 'ไม่พบอีเมลนี้' },
  often: { en: 'Too many requests. Please wait a moment.', th: 'มีคำขอมากเกินไป กรุณารอสักครู่' },
  deep: { en: 'The JSON is nested too deeply.', th: 'ข้อมูล JSON ซ้อนกันหลายชั้นเกินไป' },
  large: { en: 'The data sent is too large.', th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป' },
  type: { en: 'Only JSON is accepted here.', th: 'รับเฉพาะข้อมูลแบบ JSON เท่านั้น' },
  broken: { en: 'The request can’t be read.', th: 'อ่านคำขอไม่ได้' },
  away: {
    en: 'The site can’t reach its data right now. Please try again in a few seconds.',
    th: 'เว็บไซต์เชื่อมต่อข้อมูลไม่ได้ชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
  },
} satisfies Record<string, Messages>

export const signInFirst = (locale: Locale) => new CallError('sign_in_required', refusalMessages.signIn[locale])
export const forbidden = (locale: Locale) => new CallError('forbidden', refusalMessages.forbidden[locale])
export const invalidInput = (locale: Locale, fields: Record<string, string>) =>
  new CallError('invalid_input', refusalMessages.invalid[locale], fields)
export const noSite = (locale: Locale) => new CallError('not_found', refusalMessages.noSite[locale])

/** In the language that the request names; in both, when the site's languages are not known yet. */
export function earlyMessage(request: FastifyRequest, messages: Messages): string {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  const requestedLocale = isLocale(lang) ? lang : request.cookies?.lang
  return isLocale(requestedLocale) ? messages[requestedLocale] : `${messages.th} ${messages.en}`
}

/** Refusals by the server itself, by status; its own messages are for programmers. */
export const messagesForStatus = (status: number): Messages =>
  ({ 413: refusalMessages.large, 415: refusalMessages.type, 429: refusalMessages.often })[status] ??
  refusalMessages.broken
