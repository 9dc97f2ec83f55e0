import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  callHeaders,
  callSkewMs,
  canonicalCall,
  ivBytes,
  nonceBytes,
  type SignatureFault,
  type TokenFields,
} from '@schemas/call-signature'
import type { Locale } from '@schemas/layout/locale'
import type { CallKeyParts, CallKeys } from '../auth/call-keys'
import type { TakeNonce } from '../auth/call-nonces'
import type { Site } from '../platform/sites'
import { CallError } from '../errors/call-error'
import { bodyHash } from './json-body'

const messages: Record<SignatureFault, Record<Locale, string>> = {
  missing: {
    en: 'The request isn’t signed: one of its four headers is missing.',
    th: 'คำขอไม่ได้ลงลายเซ็น: ขาดส่วนหัวที่ต้องมีสี่รายการ',
  },
  site: { en: 'The request is for another site.', th: 'คำขอนี้เป็นของเว็บไซต์อื่น' },
  ended: {
    en: 'This page’s key has expired. Please reload the page.',
    th: 'กุญแจของหน้านี้หมดอายุแล้ว กรุณาโหลดหน้าใหม่',
  },
  clock: {
    en: 'The request was signed too long ago, or a clock is wrong. Please reload the page.',
    th: 'คำขอลงลายเซ็นไว้นานเกินไป หรือนาฬิกาไม่ตรง กรุณาโหลดหน้าใหม่',
  },
  altered: { en: 'The request doesn’t match its signature.', th: 'คำขอไม่ตรงกับที่ลงลายเซ็นไว้' },
  replayed: { en: 'This request was already received, so it wasn’t repeated.', th: 'คำขอนี้เคยส่งมาแล้ว จึงไม่ทำซ้ำ' },
}

type VerifyInput = {
  request: FastifyRequest
  site: Site
  hostname: string
  locale: Locale
  keys: CallKeys
  takeNonce: TakeNonce
}

/**
 * Verifies a call's four headers, or throws 403 with the reason in `details.signature`. Only writes store their nonce.
 */
export async function verifyCall({ request, site, hostname, locale, keys, takeNonce }: VerifyInput): Promise<void> {
  const refuse = (signature: SignatureFault) =>
    new CallError('invalid_signature', messages[signature][locale], undefined, { signature })
  const [siteKey, id, token, sign] = [callHeaders.site, callHeaders.key, callHeaders.token, callHeaders.sign].map(
    (name) => request.headers[name],
  )
  if (typeof siteKey !== 'string' || typeof id !== 'string' || typeof token !== 'string' || typeof sign !== 'string')
    throw refuse('missing')
  if (siteKey !== site.publicKey) throw refuse('site')
  const key = keys.find(site.id, id)
  if (!key) throw refuse('ended')
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const signed = canonicalCall({ method: request.method, hostname, path, query, bodyHash: bodyHash(request), token })
  const expected = createHmac('sha256', key.sign).update(signed).digest()
  const sent = Buffer.from(sign, 'base64url')
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) throw refuse('altered')
  const fields = openToken(token, key)
  if (!fields || fields.key !== id || Buffer.from(fields.nonce, 'base64url').length !== nonceBytes)
    throw refuse('altered')
  if (Math.abs(Date.now() - fields.timestamp) > callSkewMs) throw refuse('clock')
  if (
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    !(await takeNonce(site.id, fields.nonce, fields.timestamp))
  )
    throw refuse('replayed')
}

/** The token's content; undefined when it was not sealed with the key. */
function openToken(token: string, { seal }: CallKeyParts): TokenFields | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const tagBytes = 16
  if (bytes.length < ivBytes + tagBytes || bytes.length > 1000) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', seal, bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    const { key, timestamp, nonce } = JSON.parse(text) as Partial<Record<keyof TokenFields, unknown>>
    return typeof key === 'string' && typeof timestamp === 'number' && typeof nonce === 'string'
      ? { key, timestamp, nonce }
      : undefined
  } catch {
    return undefined
  }
}
