import type { FastifyReply } from 'fastify'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { attribute } from '../pages/document'
import type { ClosedSite } from '../platform/sites'
import { errorBody } from './error-body'
import { earlyMessage, refusalMessages } from '../call/refusals'

const style =
  'body{font:16px/1.7 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#222;background:#fff}h1{font-size:1.5rem}code{background:#eee;padding:.1em .3em}@media(prefers-color-scheme:dark){body{color:#ddd;background:#161616}code{background:#333}}'
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Pages for when there is no site, or no database, to render one. */
function plain(reply: FastifyReply, status: number, title: string, lines: string[]) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main></html>`,
    )
}

export function noSitePage(reply: FastifyReply, hostname: string, asJson: boolean) {
  if (asJson) return reply.code(404).send(errorBody('not_found', earlyMessage(reply.request, refusalMessages.noSite)))
  const name = hostname === '' ? '' : `<code>${attribute(hostname)}</code>`
  return plain(reply, 404, 'No site here', [
    `No site uses the host name ${name}. Check the address for typos.`,
    `<span lang="th">ไม่มีเว็บไซต์ใดใช้ชื่อ ${name} กรุณาตรวจสอบที่อยู่อีกครั้ง</span>`,
  ])
}

export const closedTitle = { en: 'This site is temporarily closed', th: 'เว็บไซต์นี้ปิดให้บริการชั่วคราว' }
const closedMessages = {
  title: closedTitle,
  line: {
    en: '“{name}” isn’t available right now. Please come back later.',
    th: 'ขณะนี้ยังเข้าชม “{name}” ไม่ได้ กรุณากลับมาใหม่ภายหลัง',
  },
}

/**
 * The site is disabled. Says so in the site's languages, its first language first, and asks search engines to come
 * again.
 */
export function closedPage(reply: FastifyReply, { name, locales }: ClosedSite, asJson: boolean) {
  reply.header('retry-after', '3600')
  const [first = 'th'] = locales
  if (asJson) return reply.code(503).send(errorBody('site_closed', closedMessages.title[first]))
  const shown = locales.length > 0 ? locales : [first]
  const line = (locale: Locale) => fillText(closedMessages.line[locale], { name: attribute(pickText(name, locale)) })
  const title = shown.map((locale) => closedMessages.title[locale]).join(' · ')
  return plain(
    reply,
    503,
    title,
    shown.map((locale) => `<span lang="${locale}">${line(locale)}</span>`),
  )
}

export function databaseAwayPage(reply: FastifyReply) {
  reply.header('retry-after', '5')
  return plain(reply, 503, 'Back in a moment', [
    'The site can’t reach its data right now. Nothing is lost; please try again in a few seconds.',
    '<span lang="th">เว็บไซต์เชื่อมต่อข้อมูลไม่ได้ชั่วคราว ไม่มีข้อมูลสูญหาย กรุณาลองใหม่ในอีกสักครู่</span>',
  ])
}

export function failedPage(reply: FastifyReply, status: number, requestId: string) {
  if (status < 500)
    return plain(reply, status, 'Bad Request', [
      'This address can’t be read. Check it for typos.',
      '<span lang="th">อ่านที่อยู่นี้ไม่ได้ กรุณาตรวจสอบอีกครั้ง</span>',
    ])
  return plain(reply, status, 'Internal Server Error', [
    `This page can’t be shown right now. Please try again. <code>${requestId}</code>`,
    '<span lang="th">หน้านี้แสดงไม่ได้ในขณะนี้ กรุณาลองใหม่อีกครั้ง</span>',
  ])
}

export function plainErrorPage(locale: Locale): string {
  return locale === 'th'
    ? '<h1>เกิดข้อผิดพลาด</h1><p>หน้านี้แสดงไม่ได้ในขณะนี้ กรุณาลองใหม่อีกครั้ง</p>'
    : '<h1>Internal Server Error</h1><p>This page can’t be shown right now. Please try again.</p>'
}
