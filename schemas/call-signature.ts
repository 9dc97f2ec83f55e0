/**
 * How a call to the gateway is signed, the same on both sides. What it is worth: a captured write cannot be sent again, and an altered call
 * shows. No permission rests on it, because everyone who opens a page gets a key.
 */

/** The headers of every call that is not an exception (`gateway/http/unsigned-calls`). */
export const callHeaders = {
  /** The site's public key. */
  site: 'client-token-key',
  /** The id of the key that signed, as `api/call-key` or boot handed it out. */
  key: 'x-content-key',
  /** Base64url of a random IV (12 bytes) and, sealed with AES-256-GCM, the JSON of `TokenFields`. */
  token: 'x-content-token',
  /** Base64url of the HMAC-SHA-256 over `canonicalCall`. */
  sign: 'x-content-sign',
} as const

/** How far a call's timestamp may stand from the gateway's clock, either way (ms). */
export const callSkewMs = 60_000

/** A key as it is handed out: `secret` is 64 bytes in base64url, 32 to seal the token and 32 to sign; it holds for `seconds`, and `now` is the gateway's clock (ms). */
export type CallKey = { id: string; secret: string; seconds: number; now: number }

/** What the token seals: the key's id again, the gateway's time as the caller knows it (ms) and a number that is used once (16 bytes, base64url). */
export type TokenFields = { key: string; timestamp: number; nonce: string }

export const sealBytes = 32
export const ivBytes = 12
export const nonceBytes = 16

/** Why a call's signature was not taken, as `details.signature` of a 403 says it. After `ended` and `clock` a new key helps. */
export type SignatureFault = 'missing' | 'site' | 'ended' | 'clock' | 'altered' | 'replayed'

export type SignedParts = {
  method: string
  /** Without the port, which proxies lose on the way. */
  hostname: string
  /** As it goes over the wire, still escaped. */
  path: string
  /** As it goes over the wire, without `?`. */
  query: string
  /** Base64url of the body's SHA-256; of nothing where there is none. */
  bodyHash: string
  /** The token header. */
  token: string
}

/** What is signed: one line each, none of which can hold a line break. */
export function canonicalCall({ method, hostname, path, query, bodyHash, token }: SignedParts): string {
  return ['sitewright-call-1', method.toUpperCase(), hostname.toLowerCase(), path, query, bodyHash, token].join('\n')
}
