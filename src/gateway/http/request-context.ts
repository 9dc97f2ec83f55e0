import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '@schemas/layout/locale'
import { deviceCookie, deviceSeconds } from '../auth/known-devices'
import { publicTokenOf } from '../auth/public-token'
import { alertSignIn, isNewDevice } from '../auth/sign-in-alert'
import {
  closeSession,
  describeSession,
  guest,
  lockOpenSite,
  openSession,
  readSession,
  type Session,
  sessionSeconds,
} from '../auth/session'
import type { Tokens } from '../auth/tokens'
import { pagesCookie, pageVisitSeconds } from '../page-passwords/page-visits'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import type { Settings } from '../settings'
import { idempotencyHeader } from '../call/answer-once'
import { callerAddress } from './caller-address'
import { callerSignal } from './caller-signal'
import type { CallContext } from '../call/handle'
import { readHost } from './read-host'

export const sessionCookie = '_account'
export const overrideCookie = 'hostOverride'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export type Located = { site: Site | undefined; local: boolean; hostname: string; origin: string }

/** The site of a request. Only local hosts may choose another, by the stored override. */
export async function locate(request: FastifyRequest, services: Services): Promise<Located> {
  const { settings, sites } = services
  const named = readHost(request.host)
  if (!named) return { site: undefined, local: false, hostname: '', origin: settings.gatewayOrigin }
  const { hostname } = named
  const origin = originOf(request, settings, named)
  // A visitor controls the Host header, so a public gateway has no local hosts at all.
  const local = settings.env === 'localhost' && (loopback.test(hostname) || settings.tunnelHosts.includes(hostname))
  if (local) {
    const override = request.cookies[overrideCookie]
    const chosen = override && override.length <= 253 ? await sites.byHost(override.toLowerCase()) : undefined
    return { site: chosen ?? (await sites.byId(settings.operatorSite)), local, hostname, origin }
  }
  const claimed = await sites.byHost(hostname)
  if (claimed) return { site: claimed, local, hostname, origin }
  const isGateway = hostname === new URL(settings.gatewayOrigin).hostname
  return { site: isGateway ? await sites.byId(settings.operatorSite) : undefined, local, hostname, origin }
}

/**
 * The start of absolute links. In public, scheme and port are GATEWAY_ORIGIN's: neither a Host header nor a proxy's
 * missing header may put another address into a page shown to others.
 */
function originOf(
  request: FastifyRequest,
  { env, gatewayOrigin }: Settings,
  { hostname, port }: { hostname: string; port: string },
): string {
  if (env === 'production') {
    const url = new URL(gatewayOrigin)
    return `${url.protocol}//${hostname}${url.port ? `:${url.port}` : ''}`
  }
  return `${request.protocol === 'https' ? 'https' : 'http'}://${hostname}${port ? `:${port}` : ''}`
}

/** Whether the visitor's connection is TLS, also when a proxy terminates it without a header. */
export function isSecure(request: FastifyRequest, { env, gatewayOrigin }: Settings): boolean {
  return request.protocol === 'https' || (env === 'production' && gatewayOrigin.startsWith('https:'))
}

/** `?lang`, then the cookie, then the site's first language. */
export function chooseLocale(request: FastifyRequest, site: Site): Locale {
  const { lang } = request.query as { lang?: unknown }
  const offered = (value: unknown): value is Locale => isLocale(value) && site.space.locales.includes(value)
  if (offered(lang)) return lang
  const stored = request.cookies.lang
  return offered(stored) ? stored : (site.space.locales[0] ?? 'th')
}

/** The token of `Authorization`. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

type ContextDeps = {
  request: FastifyRequest
  reply: FastifyReply
  located: Located & { site: Site }
  services: Services
  tokens: Tokens
  /** `nothing`: the answer is nobody's. */
  by: 'cookie' | 'authorization' | 'nothing'
  /** The locale resolved from the address; otherwise from the request. */ locale?: Locale
}

/**
 * The context of one request. `by` names the credential that counts: the cookie opens documents and boot calls,
 * everything else needs `Authorization`.
 */
export async function makeContext({
  request,
  reply,
  located,
  services,
  tokens,
  by,
  locale,
}: ContextDeps): Promise<CallContext> {
  const { site, local, origin, hostname } = located
  const log = request.log
  const token = by === 'nothing' ? undefined : by === 'cookie' ? request.cookies[sessionCookie] : bearerOf(request)
  const isPublic = by === 'authorization' && token === publicTokenOf(site)
  const session: Session =
    token && !isPublic
      ? await readSession({
          kind: by === 'cookie' ? 'session' : 'account',
          token,
          site: site.id,
          tokens,
          withSite: services.withSite,
          log,
        })
      : guest
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isSecure(request, services.settings) }
  const key = request.headers[idempotencyHeader]
  const header = (name: string) => request.headers[name] as string | undefined
  const address = callerAddress(request.ip)
  const device = (request.headers['user-agent'] ?? '').slice(0, 300)
  return {
    site,
    session,
    isPublic,
    wanted: { range: request.headers.range, ifRange: header('if-range'), ifNoneMatch: header('if-none-match') },
    locale: locale ?? chooseLocale(request, site),
    log,
    requestId: request.id,
    address,
    callerSignal: () => callerSignal(reply),
    userAgent: device,
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    origin,
    hostname,
    local,
    services,
    pages: {
      holds: (lock) => services.pageVisits.holds(site.id, lock, request.cookies[pagesCookie]),
      open: (lock) =>
        void reply.setCookie(pagesCookie, services.pageVisits.add(site.id, lock, request.cookies[pagesCookie]), {
          ...cookie,
          maxAge: pageVisitSeconds,
        }),
    },
    knownDevice: (name) => services.knownDevices.idFor(site.id, name, request.cookies[deviceCookie]),
    afterResponse: (work) => services.afterResponse.add(reply.raw, work, log),
    account: {
      start: async (opens, how) => {
        const before = await sessionOfCookie()
        const opened = await services.withSite(site.id, async (tx) => {
          // Lock order: site before person, as everywhere that locks both.
          await lockOpenSite(tx, site.id)
          const { person, ...proof } = await opens(tx)
          // Signing in again leaves no older session of this browser behind, of any account.
          if (before) await closeSession(tx, before, 'replaced')
          const isNew = await isNewDevice(tx, person, device)
          const begun = await openSession(tx, tokens, site.id, person, { ...how, ...proof, userAgent: device, address })
          if (isNew && begun.session.person && !proof.impersonatedBy)
            await alertSignIn(tx, services, site, begun.session.person, { userAgent: device, address, origin })
          return begun
        })
        services.wakeMail()
        reply.setCookie(sessionCookie, opened.cookie, { ...cookie, maxAge: sessionSeconds })
        // Not where an admin acts in somebody's name: the admin's device is not that person's.
        const { person } = opened.session
        if (person && !person.impersonator)
          reply.setCookie(
            deviceCookie,
            services.knownDevices.add(site.id, person.email, request.cookies[deviceCookie]),
            { ...cookie, maxAge: deviceSeconds },
          )
        return describeSession(opened.session, tokens, site.id)
      },
      end: async (endedAs = 'signout') => {
        // The account token may have expired; the cookie being removed still names the session.
        const ended = session.person?.sessionId ?? (await sessionOfCookie())
        if (ended) await services.withSite(site.id, (tx) => closeSession(tx, ended, endedAs))
        reply.clearCookie(sessionCookie, cookie)
      },
    },
  }

  async function sessionOfCookie(): Promise<string | undefined> {
    const held = request.cookies[sessionCookie]
    return held ? (await tokens.verify('session', site.id, held))?.session : undefined
  }
}
