import type { Boot } from '@schemas/boot'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import type { SignatureFault } from '@schemas/call-signature'
import type { ErrorAnswer } from '@schemas/error-answer'
import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { call as sessionCall } from '@client/account/calls/account/session'
import { call as keyCall } from '@client/site/calls/api/call-key'
import { accountToken, askForToken, holdToken, mayRenew } from './account-token'
import { idempotencyKey } from './idempotency-key'
import { callKey, type HeldKey, holdCallKey } from './call-key'

/**
 * What sending needs of a contract: all that an import from `@client/…` holds, without the contract's schemas, which
 * stay out of the visitor's bundle (`src/tools/client-calls.ts`).
 */
export type CallTarget = Pick<CallContract, 'method' | 'path' | 'boot' | 'idempotent' | 'query'> & {
  /**
   * Identity of the request: the signed-in person (the default, private mode), or the site's public token, which can
   * only read public files.
   */
  mode?: 'public'
}

/**
 * Any response other than 200. `status` is 0 without a response, `fields` holds messages by field, `requestId` refers
 * to the log, `details` follow the contract, `code` names the reason (absent where a proxy answered).
 */
export class GatewayError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly requestId?: string,
    readonly details?: unknown,
    readonly code?: ErrorCode,
  ) {
    super(message)
  }
}

const messages = {
  away: {
    en: 'Couldn’t connect. Check your network and try again.',
    th: 'เชื่อมต่อไม่สำเร็จ กรุณาตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
  },
  failed: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    th: 'เกิดข้อผิดพลาดจากระบบของเรา กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  },
}

let locale: Locale = 'th'
let siteKey: string | undefined
let publicToken: string | undefined

/**
 * Sets the document's session, site, language and key for calls. Without it (previews, stories) calls are a guest's and
 * unsigned.
 */
export function installGateway(boot: Pick<Boot, 'session' | 'site' | 'locale' | 'callKey' | 'offline'>): void {
  holdToken(boot.session)
  if (boot.offline) askForToken()
  holdCallKey(boot.callKey, documentMadeAt())
  siteKey = boot.site.key
  publicToken = boot.site.publicToken
  locale = boot.locale
}

/** When the gateway's response began to arrive, by this device's clock: a slow page runs its scripts much later. */
function documentMadeAt(): number {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  const start = (navigation as PerformanceNavigationTiming | undefined)?.responseStart
  return start ? performance.timeOrigin + start : Date.now()
}

/**
 * One call to the gateway of this origin. Rejects with a GatewayError in the visitor's language, or with the signal's
 * reason. `outlives`: it is sent even if the document closes.
 */
export async function callGateway<C extends CallContract>(
  target: C,
  input: InputOf<C>,
  signal?: AbortSignal,
  outlives = false,
): Promise<OutputOf<C>> {
  const answer = await requestGateway(target, input, signal, outlives)
  return (await answer.json()) as OutputOf<C>
}

/** Delays before an operation is retried (ms). */
const retryMs = [500, 2000]
const actHeader = 'idempotency-key'

/**
 * The raw response of a call whose body is a file. Rejects like `callGateway`. An idempotent call is retried under the
 * same key when no response arrived.
 */
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
      // Refusals issued before the gateway reads the key (no session, rate limit, signature) say nothing about an
      // earlier attempt.
      const isHeard =
        status !== 401 && status !== 429 && !(error instanceof GatewayError && isSignatureFault(error.details))
      if (status >= 400 && status < 500 && isHeard) release()
      const pause = retryMs[tries]
      if (pause === undefined || signal?.aborted || (status !== 0 && status !== 503)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** A call serialised once: a long page would otherwise be serialised for the signature and again for sending. */
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
  // After sleep or a clock change the token may have expired, and the person may be signed in again: retry once with a
  // fresh token.
  if (answer.status === 401 && mayRenew()) {
    const fresh = await accountToken(askSession, true)
    if (fresh !== undefined && fresh !== token) return checked(await sendSigned(sending, fresh))
  }
  return checked(answer)
}

/** Timeout of requests that every call depends on (ms): on a dead connection they would block all calls. */
const maxWaitMs = 20_000

const askSession = () => callGateway(sessionCall, {}, AbortSignal.timeout(maxWaitMs))

/** The signed-in person's account token, renewed when it is about to end. Undefined for a guest. */
export const currentToken = (): Promise<string | undefined> => accountToken(askSession)

const askKey = () => callGateway(keyCall, {}, AbortSignal.timeout(maxWaitMs))

let signing: Promise<typeof import('./signing/sign-call')> | undefined

/**
 * Signing code loads with the first call. The promise is kept, because importing again would take an event-loop turn
 * that a closing document does not have.
 */
function loadSigning() {
  return (signing ??= import('./signing/sign-call').catch((error: unknown) => {
    signing = undefined
    throw error
  }))
}

/** Preloads what signs the last call of a closing document, which has no time to load anything. */
export async function prepareLastCall(): Promise<void> {
  await (await loadSigning()).loadPortableCrypto()
}

/**
 * Sends with a signature, and retries once with a new key where the key or the clock was refused. Each attempt is
 * signed again with its own nonce. A browser may resend a request when a connection breaks: an idempotent call then
 * fetches its response under a new nonce.
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

/** From a GatewayError's details: the signature was refused and the call was not processed. */
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

/** Serialises a call. */
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
  // Normalised as the browser will do it: a parameter of two dots would climb a level.
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
    // A timeout is reported like a missing connection.
    if (signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError') throw error
    return notReached()
  }
}

/**
 * Statuses whose gateway message is shown: a dependency is down (503) or the disk is full (507). Other 5xx messages
 * would mean nothing to visitors.
 */
const explainedStatuses: ReadonlySet<number> = new Set([503, 507])

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => undefined)) as { error?: Partial<ErrorAnswer['error']> } | undefined
  const { code, message, fields, details, requestId } = body?.error ?? {}
  throw new GatewayError(
    answer.status,
    !message || (answer.status >= 500 && !explainedStatuses.has(answer.status) && details === undefined)
      ? messages.failed[locale]
      : message,
    fields,
    requestId ?? answer.headers.get('x-request-id') ?? undefined,
    details,
    code,
  )
}
