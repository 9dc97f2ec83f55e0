import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Mail, outboxOf } from '../mail/transport'
import { attribute } from '../pages/document'
import type { Settings } from '../settings'
import { CallError } from './call-error'

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid #8884;border-radius:.5rem}iframe{width:100%;height:36rem;border:1px solid #8884;border-radius:.5rem;background:#fff}nav{display:flex;gap:1rem}.scroll{overflow-x:auto}`
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
/** So many are listed, newest first. */
const most = 100

/** Mail that went into the folder of this machine instead of to anyone, for developers. */
export function registerOutbox(app: FastifyInstance, settings: Settings, isAtHome: (request: FastifyRequest) => boolean): void {
  const folder = outboxOf(settings)
  const names = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^[\w-]+\.json$/.test(name)).sort().reverse().slice(0, most).map((name) => name.replace(/\.json$/, ''))
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Mail

  app.get('/email/outbox', async (request, reply) => {
    refuseOthers(request)
    const rows = names().map((name) => {
      const { to, subject, madeAt } = read(name)
      return `<tr><td><time>${attribute(String(madeAt).slice(0, 19).replace('T', ' '))}</time></td><td>${attribute(to)}</td><td><a href="/email/outbox/${name}">${attribute(subject)}</a></td></tr>`
    })
    return page(reply, 'Outbox', rows.length > 0 ? `<div class="scroll"><table><thead><tr><th>UTC</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>` : '<p>No mail yet.</p>')
  })

  app.get('/email/outbox/:name', async (request, reply) => {
    const { name, mail } = find(request)
    const parts = `<nav><a href="/email/outbox">Outbox</a><a href="/email/outbox/${name}/file" download="${name}.eml">.eml</a></nav><p>${attribute(mail.from)} → ${attribute(mail.to)}</p>`
    return page(reply, attribute(mail.subject), `${parts}${mail.html ? `<iframe src="/email/outbox/${name}/html" title="HTML"></iframe>` : ''}<h2>Text</h2><pre>${linked(mail.plain)}</pre>`)
  })

  app.get('/email/outbox/:name/html', async (request, reply) => send(reply, find(request).mail.html.replace('<head>', '<head><base target="_top">')))

  app.get('/email/outbox/:name/file', async (request, reply) => reply.type('message/rfc822').header('cache-control', 'no-store').send(readFileSync(join(folder, `${find(request).name}.eml`))))

  function find(request: FastifyRequest): { name: string; mail: Mail } {
    refuseOthers(request)
    const { name } = request.params as { name: string }
    // Compared with what is there, so that no address reaches beyond the folder.
    if (!names().includes(name)) throw new CallError(404, 'There is no such mail.')
    return { name, mail: read(name) }
  }

  function refuseOthers(request: FastifyRequest): void {
    if (!isAtHome(request)) throw new CallError(404, 'Page Not Found: /email/outbox')
  }
}

const linked = (text: string) => attribute(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`)

const page = (reply: FastifyReply, title: string, body: string) => send(reply, `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}</main></html>`)

const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store').send(html)
