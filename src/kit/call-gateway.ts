import type { Boot } from '@schemas/boot'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import type { Locale } from '@schemas/layout/locale'
import { accountToken, holdToken, mayRenew } from './account-token'
import { actKey } from './act-key'

/** Which call, without its contract's schemas: those stay out of the visitor's bundle. */
export type CallTarget = { method: 'GET' | 'POST'; path: string; /** Done once however often it is sent. */ idempotent?: true; /** What of the input a POST sends in its query. */ query?: readonly string[] }
/** A target that remembers the types of its contract. */
export type CallRef<C extends CallContract> = CallTarget & { readonly contract?: C }

/**
 * Names a call once, typed: `const signin = callRef<typeof import('@schemas/api/account/signin').call>({ method: 'POST',
 * path: '/account/signin' })`. A test holds every such pair against its contract.
 */
export function callRef<C extends CallContract>(target: CallTarget): CallRef<C> {
  return target
}

/** An answer other than 200. `status` is 0 when there was none, `fields` has messages by field, `requestId` is for the log, `details` what the contract says of such an answer. */
export class GatewayError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly requestId?: string,
    readonly details?: unknown,
  ) {
    super(message)
  }
}

const words = {
  away: { en: 'The connection failed. Please check the network and try again.', th: 'เชื่อมต่อไม่สำเร็จ กรุณาตรวจสอบเครือข่ายแล้วลองอีกครั้ง' },
  failed: { en: 'Something on our side failed. Please try again in a moment.', th: 'เกิดข้อผิดพลาดจากระบบของเรา กรุณาลองใหม่อีกครั้งในอีกสักครู่' },
}

let locale: Locale = 'th'
let siteKey: string | undefined

/** Tells calls of the document's session, site and language. Without it (previews, stories) they go as a guest's. */
export function installGateway(boot: Pick<Boot, 'session' | 'site' | 'locale'>): void {
  holdToken(boot.session)
  siteKey = boot.site.key
  locale = boot.locale
}

/** One call to the gateway at this origin. Rejects with a GatewayError in the visitor's language, or with the signal's reason. `outlives`: it is sent although the document closes. */
export async function callGateway<C extends CallContract>(target: CallRef<C>, input: InputOf<C>, signal?: AbortSignal, outlives = false): Promise<OutputOf<C>> {
  const answer = await requestGateway(target, input, signal, outlives)
  return (await answer.json()) as OutputOf<C>
}

/** Waits before an act is sent again (ms). */
const retryMs = [500, 2000]

/** The raw answer of a call whose body is a file. Rejects like `callGateway`. An act that is done once alone is sent again, under the same key, when no answer came. */
export async function requestGateway(target: CallTarget, input: unknown, signal?: AbortSignal, outlives = false): Promise<Response> {
  if (!target.idempotent) return requestOnce(target, input, {}, signal, outlives)
  const { key, settle } = actKey(target.path, input)
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await requestOnce(target, input, { 'idempotency-key': key }, signal, outlives)
      settle()
      return answer
    } catch (error) {
      const status = error instanceof GatewayError ? error.status : 0
      // What refuses before the gateway looks at the key (no session, too many calls) says nothing of an earlier try.
      if (status >= 400 && status < 500 && status !== 401 && status !== 429) settle()
      const pause = retryMs[tries]
      if (pause === undefined || signal?.aborted || (status !== 0 && status !== 503)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function requestOnce(target: CallTarget, input: unknown, more: Record<string, string>, signal: AbortSignal | undefined, outlives: boolean): Promise<Response> {
  const token = await accountToken().catch(() => undefined)
  const answer = await send(target, input, more, token, signal, outlives)
  // A device that slept, or a clock that moved, may hold a token that ended, and whoever was signed out may be back: once more with a fresh one.
  if (answer.status === 401 && mayRenew()) {
    const fresh = await accountToken(true).catch(() => undefined)
    if (fresh !== undefined && fresh !== token) return checked(await send(target, input, more, fresh, signal, outlives))
  }
  return checked(answer)
}

async function send({ method, path, query: named = [] }: CallTarget, input: unknown, more: Record<string, string>, token: string | undefined, signal: AbortSignal | undefined, keepalive: boolean): Promise<Response> {
  const rest = { ...(input as Record<string, unknown>) }
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (method !== 'GET' && !named.includes(name)) continue
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    delete rest[name]
  }
  const search = query.size > 0 ? `?${query}` : ''
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(siteKey ? { 'client-token-key': siteKey } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...more,
  }
  try {
    return await fetch(address + search, { method, headers, ...(method === 'POST' ? { body: JSON.stringify(rest) } : {}), ...(signal ? { signal } : {}), ...(keepalive ? { keepalive } : {}) })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new GatewayError(0, words.away[locale])
  }
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => undefined)) as { error?: { message?: string; fields?: Record<string, string>; details?: unknown; requestId?: string } } | undefined
  const { message, fields, details, requestId } = said?.error ?? {}
  throw new GatewayError(answer.status, !message || (answer.status >= 500 && details === undefined) ? words.failed[locale] : message, fields, requestId ?? answer.headers.get('x-request-id') ?? undefined, details)
}
