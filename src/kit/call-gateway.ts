import type { Boot } from '@schemas/boot'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import type { SignatureFault } from '@schemas/call-signature'
import type { Locale } from '@schemas/layout/locale'
import { accountToken, holdToken, mayRenew } from './account-token'
import { idempotencyKey } from './idempotency-key'
import { callKey, type HeldKey, holdCallKey } from './call-key'

/** Which call, without its contract's schemas: those stay out of the visitor's bundle. */
export type CallTarget = {
  method: CallContract['method']
  path: string
  /** Travels unsigned, and by the cookie alone. */
  boot?: true
  /** Done once however often it is sent. */
  idempotent?: true
  /** In whose name: the person's (the private mode, and the default), or nobody's, by the site's public token, which reads public files alone. */
  mode?: 'public'
  /** What of the input a POST sends in its query. */
  query?: readonly string[]
}
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

const messages = {
  away: {
    en: 'The connection failed. Please check the network and try again.',
    th: 'เชื่อมต่อไม่สำเร็จ กรุณาตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
  },
  failed: {
    en: 'Something on our side failed. Please try again in a moment.',
    th: 'เกิดข้อผิดพลาดจากระบบของเรา กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  },
}

let locale: Locale = 'th'
let siteKey: string | undefined
let publicToken: string | undefined

const keyCall = callRef<typeof import('@schemas/api/api/call-key').call>({
  method: 'GET',
  path: '/api/key',
  boot: true,
})
const sessionCall = callRef<typeof import('@schemas/api/account/session').call>({
  method: 'GET',
  path: '/account/session',
  boot: true,
})

/** Tells calls of the document's session, site, language and key. Without it (previews, stories) they go as a guest's, unsigned. */
export function installGateway(boot: Pick<Boot, 'session' | 'site' | 'locale' | 'callKey'>): void {
  holdToken(boot.session)
  holdCallKey(boot.callKey, documentMadeAt())
  siteKey = boot.site.key
  publicToken = boot.site.publicToken
  locale = boot.locale
}

/** When the gateway's answer began to come, by this device's clock: a slow page runs much later than it was made. */
function documentMadeAt(): number {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  const start = (navigation as PerformanceNavigationTiming | undefined)?.responseStart
  return start ? performance.timeOrigin + start : Date.now()
}

/** One call to the gateway at this origin. Rejects with a GatewayError in the visitor's language, or with the signal's reason. `outlives`: it is sent although the document closes. */
export async function callGateway<C extends CallContract>(
  target: CallRef<C>,
  input: InputOf<C>,
  signal?: AbortSignal,
  outlives = false,
): Promise<OutputOf<C>> {
  const answer = await requestGateway(target, input, signal, outlives)
  return (await answer.json()) as OutputOf<C>
}

/** Waits before an act is sent again (ms). */
const retryMs = [500, 2000]
const actHeader = 'idempotency-key'

/** The raw answer of a call whose body is a file. Rejects like `callGateway`. An act that is done once alone is sent again, under the same key, when no answer came. */
export async function requestGateway(
  target: CallTarget,
  input: unknown,
  signal?: AbortSignal,
  outlives = false,
): Promise<Response> {
  if (!target.idempotent) return requestOnce({ target, wire: wireOf(target, input), headers: {}, signal, outlives })
  const { key, release } = idempotencyKey(target.path, input)
  const wire = wireOf(target, input)
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await requestOnce({ target, wire, headers: { [actHeader]: key }, signal, outlives })
      release()
      return answer
    } catch (error) {
      const status = error instanceof GatewayError ? error.status : 0
      // What refuses before the gateway looks at the key (no session, too many calls, the signature) says nothing of an earlier try.
      const isHeard =
        status !== 401 && status !== 429 && !(error instanceof GatewayError && isSignatureFault(error.details))
      if (status >= 400 && status < 500 && isHeard) release()
      const pause = retryMs[tries]
      if (pause === undefined || signal?.aborted || (status !== 0 && status !== 503)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** A call, read once into what goes over the wire: a long page would be written for its signature and once more for its sending. */
type Sending = {
  target: CallTarget
  wire: Wire
  headers: Record<string, string>
  signal: AbortSignal | undefined
  outlives: boolean
}

async function requestOnce(sending: Sending): Promise<Response> {
  if (sending.target.boot) return checked(await send(sending, {}))
  if (sending.target.mode === 'public') return checked(await sendSigned(sending, publicToken))
  const token = await currentToken()
  const answer = await sendSigned(sending, token)
  // A device that slept, or a clock that moved, may hold a token that ended, and whoever was signed out may be back: once more with a fresh one.
  if (answer.status === 401 && mayRenew()) {
    const fresh = await accountToken(askSession, true)
    if (fresh !== undefined && fresh !== token) return checked(await sendSigned(sending, fresh))
  }
  return checked(answer)
}

/** What every call may have to wait for is given up after this (ms): on a connection that died without a word it would hold them all. */
const maxWaitMs = 20_000

const askSession = () => callGateway(sessionCall, {}, AbortSignal.timeout(maxWaitMs))

/** The signed-in person's account token, renewed when it is about to end. Undefined for a guest. */
export const currentToken = (): Promise<string | undefined> => accountToken(askSession)

const askKey = () => callGateway(keyCall, {}, AbortSignal.timeout(maxWaitMs))

let signing: Promise<typeof import('./signing/sign-call')> | undefined

/** What signs comes with the first call. It is held, because to import it again would take a turn that a closing document does not have. */
function loadSigning() {
  return (signing ??= import('./signing/sign-call').catch((error: unknown) => {
    signing = undefined
    throw error
  }))
}

/** Makes ready what signs a call of a document that closes: it has no time to wait for anything. */
export async function prepareLastCall(): Promise<void> {
  await (await loadSigning()).loadPortableCrypto()
}

/**
 * Sends with a signature, and once more with a new key where the key or the clock was refused. Each sending is signed anew, under a number of its
 * own. A browser may send a call again by itself when a connection breaks: what is done once alone then asks for its answer under a new number.
 */
async function sendSigned(sending: Sending, token: string | undefined): Promise<Response> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (siteKey === undefined) return send(sending, authorization)
  const [key, { signCall }] = await Promise.all([callKey(askKey), loadSigning().catch(notReached)])
  const sign = ({ id, secret, ahead }: HeldKey) =>
    signCall(
      { ...sending.wire, hostname: location.hostname },
      { siteKey: siteKey as string, id, secret, now: Date.now() + ahead },
      sending.outlives,
    )
  const answer = await send(sending, { ...authorization, ...(await sign(key)) })
  const fault = answer.status === 403 ? await signatureFault(answer) : undefined
  if (fault === 'replayed' && sending.target.idempotent)
    return send(sending, { ...authorization, ...(await sign(key)) })
  if (fault !== 'ended' && fault !== 'clock') return answer
  return send(sending, { ...authorization, ...(await sign(await callKey(askKey, key))) })
}

/** Of a GatewayError's details: the signature was refused, and nothing of the call was looked at. */
export const isSignatureFault = (details: unknown): details is { signature: SignatureFault } =>
  details !== null && typeof details === 'object' && 'signature' in details

async function signatureFault(answer: Response): Promise<SignatureFault | undefined> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => undefined)) as { error?: { details?: unknown } } | undefined
  const details = body?.error?.details
  return isSignatureFault(details) ? details.signature : undefined
}

const notReached = (): never => {
  throw new GatewayError(0, messages.away[locale])
}

type Wire = { method: string; path: string; query: string; body?: string }

/** A call as it goes over the wire. */
function wireOf({ method, path, query: named = [] }: CallTarget, input: unknown): Wire {
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
  // As the browser will write it: a parameter of two dots is a step up to it.
  const { pathname } = new URL(address, 'http://gateway')
  return {
    method,
    path: pathname,
    query: query.toString(),
    ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
  }
}

async function send(sending: Sending, headers: Record<string, string>): Promise<Response> {
  const { signal, outlives, wire } = sending
  const { method, path, query, body } = wire
  const all = {
    accept: 'application/json',
    ...headers,
    ...sending.headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  try {
    return await fetch(query === '' ? path : `${path}?${query}`, {
      method,
      headers: all,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      ...(outlives ? { keepalive: true } : {}),
    })
  } catch (error) {
    // Who waited long enough hears the same as when there is no connection.
    if (signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError') throw error
    return notReached()
  }
}

/** Of these the gateway says what is the matter: something is away (503), or the disk is full (507). Of others nobody could make anything. */
const explainedStatuses: ReadonlySet<number> = new Set([503, 507])

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => undefined)) as
    | { error?: { message?: string; fields?: Record<string, string>; details?: unknown; requestId?: string } }
    | undefined
  const { message, fields, details, requestId } = body?.error ?? {}
  throw new GatewayError(
    answer.status,
    !message || (answer.status >= 500 && !explainedStatuses.has(answer.status) && details === undefined)
      ? messages.failed[locale]
      : message,
    fields,
    requestId ?? answer.headers.get('x-request-id') ?? undefined,
    details,
  )
}
