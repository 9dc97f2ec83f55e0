import type { AnyCall } from '@schemas/call'
import type { CallContext } from '@gateway/call/handle'

/** Maximum response size in bytes, and timeout (ms). */
const limits = { bytes: 2 * 1024 * 1024, ms: 10_000 }
/** The user as the service knows it: always the product, never the person. */
const user = 'sitewright'

const messages = {
  none: { en: 'This site doesn’t have this service.', th: 'เว็บไซต์นี้ไม่มีบริการนี้' },
  away: { en: 'The service isn’t responding.', th: 'บริการไม่ตอบกลับ' },
}

type DssRequest = { path: string; query?: string | undefined; body?: unknown }
type Answer = { success: boolean; data: Json; error: string | null }
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/**
 * Forwards a call to the configured service, and to no other address: neither input nor response can redirect it. No
 * personal data is sent; the organisation is the site's own.
 */
export async function askDss(
  method: AnyCall['method'],
  {
    input,
    site,
    services,
    locale,
    log,
  }: Pick<CallContext, 'site' | 'services' | 'locale' | 'log'> & { input: DssRequest },
): Promise<Answer> {
  const { dssOrigin } = services.settings
  const failed = (error: string): Answer => ({ success: false, data: null, error })
  if (!dssOrigin || !site.clusterId) return failed(messages.none[locale])
  const address = new URL(`${dssOrigin}/${input.path}${input.query ? `?${input.query}` : ''}`)
  if (!address.href.startsWith(`${dssOrigin}/`)) return failed(messages.none[locale])
  try {
    const answer = await fetch(address, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(limits.ms),
      headers: {
        accept: 'application/json',
        owner: site.clusterId,
        user,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? null) }),
    })
    const data = JSON.parse(await readText(answer)) as Json
    if (!answer.ok) return failed(errorIn(data) ?? messages.away[locale])
    // The service may report success or failure itself.
    const envelope = data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {}
    return envelope.success === false
      ? failed(errorIn(data) ?? messages.away[locale])
      : {
          success: true,
          data: envelope.success === true && 'data' in envelope ? (envelope.data ?? null) : data,
          error: null,
        }
  } catch (error) {
    log.warn({ err: error, path: input.path }, 'The decision support service did not answer.')
    return failed(messages.away[locale])
  }
}

function errorIn(data: Json): string | undefined {
  const error = data !== null && typeof data === 'object' && !Array.isArray(data) ? data.error : undefined
  return typeof error === 'string' ? error.slice(0, 500) : undefined
}

/** The text of a response, up to the maximum. */
async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += (part as Uint8Array).byteLength
    if (bytes > limits.bytes) throw new Error('The answer is too large.')
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts).toString() || 'null'
}
