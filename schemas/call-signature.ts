/**
 * How a call to the gateway is signed, the same on both sides. It prevents replay of a captured write and reveals an
 * altered call. No permission depends on it, because everyone who opens a page gets a key.
 */

/** The headers of every call that is not an exception (`gateway/http/unsigned-calls`). */
export const callHeaders = {
  /** The site's public key. */
  site: 'client-token-key',
  /** The id of the signing key, from `api/call-key` or boot. */
  key: 'x-content-key',
  /** Base64url of a random IV (12 bytes) and, sealed with AES-256-GCM, the JSON of `TokenFields`. */
  token: 'x-content-token',
  /** Base64url of the HMAC-SHA-256 over `canonicalCall`. */
  sign: 'x-content-sign',
} as const

/** Largest difference between a call's timestamp and the gateway's clock, in either direction (ms). */
export const callSkewMs = 60_000

/**
 * An issued key: `secret` is 64 bytes in base64url, 32 to seal the token and 32 to sign; it is valid for `seconds`, and
 * `now` is the gateway's clock (ms).
 */
export type CallKey = { id: string; secret: string; seconds: number; now: number }

/**
 * The sealed content of the token: the key's id again, the gateway's time as the caller knows it (ms) and a nonce (16
 * bytes, base64url).
 */
export type TokenFields = { key: string; timestamp: number; nonce: string }

export const sealBytes = 32
export const ivBytes = 12
export const nonceBytes = 16

/** Why a call's signature was refused, as `details.signature` of a 403. After `ended` and `clock` a new key helps. */
export type SignatureFault = 'missing' | 'site' | 'ended' | 'clock' | 'altered' | 'replayed'

export type SignedParts = {
  method: string
  /** Without the port, which proxies drop. */
  hostname: string
  /** As sent, still escaped. */
  path: string
  /** As sent, without `?`. */
  query: string
  /** Base64url of the body's SHA-256; of an empty body where there is none. */
  bodyHash: string
  /** The token header. */
  token: string
}

/** The signed text: one line each, none of which can contain a line break. */
export function canonicalCall({ method, hostname, path, query, bodyHash, token }: SignedParts): string {
  return ['sitewright-call-1', method.toUpperCase(), hostname.toLowerCase(), path, query, bodyHash, token].join('\n')
}
