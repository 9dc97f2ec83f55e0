import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '@schemas/layout/locale'
import { type Mail, outboxOf } from '../mail/transport'
import type { Settings } from '../settings'
import { CallError } from '../errors/call-error'
import { type StoredMail, mailPage, outboxPage } from './outbox-pages'
import { earlyMessage, refusalMessages } from '../call/refusals'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
/** Maximum mails listed, newest first. */
const limit = 100

/** Mail written into a local folder instead of being sent, for developers. */
export function registerOutbox(
  app: FastifyInstance,
  settings: Settings,
  isAtHome: (request: FastifyRequest) => boolean,
): void {
  const folder = outboxOf(settings)
  const names = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^[\w-]+\.json$/.test(name))
      .sort()
      .reverse()
      .slice(0, limit)
      .map((name) => name.replace(/\.json$/, ''))
  const read = (name: string): StoredMail => ({
    name,
    mail: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Mail,
  })

  app.get('/email/outbox', async (request, reply) => {
    refuseOthers(request)
    return send(reply, outboxPage(localeOf(request), names().map(read), limit))
  })

  app.get('/email/outbox/:name', async (request, reply) => send(reply, mailPage(localeOf(request), find(request))))

  app.get('/email/outbox/:name/html', async (request, reply) =>
    send(reply, find(request).mail.html.replace('<head>', '<head><base target="_top">')),
  )

  app.get('/email/outbox/:name/file', async (request, reply) =>
    reply
      .type('message/rfc822')
      .header('cache-control', 'no-store')
      .send(readFileSync(join(folder, `${find(request).name}.eml`))),
  )

  function find(request: FastifyRequest): StoredMail {
    refuseOthers(request)
    const { name } = request.params as { name: string }
    // Only listed names, so that no path reaches outside the folder.
    if (!names().includes(name)) throw new CallError('not_found', earlyMessage(request, refusalMessages.noMail))
    return read(name)
  }

  function refuseOthers(request: FastifyRequest): void {
    if (!isAtHome(request)) throw new CallError('not_found', 'Page Not Found: /email/outbox')
  }
}

/** The folder belongs to no site, so no site sets its language. */
function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown }
  const stored = request.cookies.lang
  return isLocale(lang) ? lang : isLocale(stored) ? stored : 'th'
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html)
