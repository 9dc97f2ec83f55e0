import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocale } from '@schemas/layout/locale'
import type { Tokens } from '../auth/tokens'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { CallError } from '../errors/call-error'
import type { Handler, StreamAnswer } from '../call/handle'
import { closedTitle } from './plain-pages'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { chooseLocale, locate, makeContext, sessionCookie } from './request-context'
import { sendPacked } from './send-packed'
import { unsignedCalls } from './unsigned-calls'
import { verifyCall } from './verify-call'

/** Registers every call under its contract's method and path. No other route reaches a handler. */
export function registerCalls(
  app: FastifyInstance,
  handlers: ReadonlyMap<string, Handler>,
  services: Services,
  tokens: Tokens,
): void {
  for (const handler of handlers.values()) {
    const { call } = handler
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // A HEAD request would read a stream to its end.
      exposeHeadRoute: call.answer !== 'stream',
      ...(call.bytes ? { bodyLimit: call.bytes } : {}),
      config: { call, ...(call.limit ? { rateLimit: { max: call.limit, timeWindow: '1 minute' } } : {}) },
      handler: async (request, reply) => {
        refuseForeign(request)
        const located = await locate(request, services)
        // Health and host lookup answer for any host, even when no site exists.
        const site = located.site ?? (call.scope === 'platform' ? nowhere : undefined)
        if (!site) throw await noCallAt(request, located.hostname, services)
        if (!Object.hasOwn(unsignedCalls, call.name))
          await verifyCall({
            request,
            site,
            hostname: located.hostname,
            locale: chooseLocale(request, site),
            keys: services.callKeys,
            takeNonce: services.takeNonce,
          })
        const by = call.boot && call.method === 'GET' ? 'cookie' : 'authorization'
        const context = await makeContext({ request, reply, located: { ...located, site }, services, tokens, by })
        const sent = call.method === 'GET' ? (request.query as object) : isObject(request.body) ? request.body : {}
        const named = Object.entries(request.query as object).filter(([name]) => call.query?.includes(name))
        // The path identifies the row, so query and body must not name another.
        const input = { ...sent, ...Object.fromEntries(named), ...(request.params as object) }
        const answer = await handler.run(context, input)
        reply.header(
          'cache-control',
          call.cache === 'private' || request.cookies[sessionCookie] ? 'private, no-store' : 'no-cache',
        )
        if ((call.answer ?? 'json') === 'json')
          return sendPacked(request, reply.type('application/json; charset=utf-8'), JSON.stringify(answer))
        const { type, body, headers = {}, status = 200 } = answer as StreamAnswer
        // What is made while it is sent is work of the call, too.
        if (body instanceof Readable)
          void services.inFlight.track(
            { call: call.name, site: site.id, request: request.id },
            () => new Promise<void>((resolve) => body.once('close', resolve)),
          )
        return reply.code(status).headers(headers).type(type).send(body)
      },
    })
  }
}

/**
 * A write must come from a page of this origin, or from no browser: a sibling subdomain counts as the same site for
 * SameSite cookies.
 */
export function refuseForeign(request: FastifyRequest): void {
  const from = request.headers['sec-fetch-site']
  if (request.method !== 'GET' && request.method !== 'HEAD' && (from === 'cross-site' || from === 'same-site'))
    throw new CallError('foreign_origin', earlyMessage(request, refusalMessages.foreign))
}

/** No site is at this host; a disabled site is reported as such, so that an open page knows that it may come back. */
async function noCallAt(request: FastifyRequest, hostname: string, services: Services): Promise<CallError> {
  const closed = await services.sites.closedAt(hostname)
  if (!closed) return new CallError('not_found', earlyMessage(request, refusalMessages.noSite))
  const { lang } = request.cookies
  return new CallError(
    'site_closed',
    closedTitle[isLocale(lang) && closed.locales.includes(lang) ? lang : (closed.locales[0] ?? 'th')],
    undefined,
    { closed: true },
  )
}

/** Placeholder site for platform calls on a host without one; no row belongs to it. */
const nowhere: Site = {
  id: 'nowhere',
  name: 'Sitewright',
  theme: {
    homepage: 'default',
    header: 'default',
    subheader: 'default',
    footer: 'default',
    dashboard: 'default',
    checkout: 'default',
  },
  space: { id: 'nowhere', name: 'Sitewright', locales: ['en', 'th'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
  publicKey: '',
  primaryHost: 'localhost',
  release: { no: 1, content: {} },
  stamp: '',
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
