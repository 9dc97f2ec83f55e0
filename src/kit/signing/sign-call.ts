import {
  callHeaders,
  canonicalCall,
  ivBytes,
  nonceBytes,
  sealBytes,
  type SignedParts,
  type TokenFields,
} from '@schemas/call-signature'
import { fromBase64url, toBase64url } from './base64url'
import { browserCrypto, type CallCrypto } from './call-crypto'

export type CallToSign = Omit<SignedParts, 'bodyHash' | 'token'> & { body?: string | undefined }

/** What a signature needs: the site's public key, a gateway key, and the gateway's time (ms). */
export type Signer = { siteKey: string; id: string; secret: string; now: number }

const utf8 = new TextEncoder()
let portable: CallCrypto | undefined

/** Preloads the portable crypto, so that a closing document can sign at once. */
export async function loadPortableCrypto(): Promise<CallCrypto> {
  return (portable ??= (await import('./portable-crypto')).portableCrypto)
}

/**
 * The four headers of one attempt of a call. `atOnce` skips Web Crypto where the portable one is loaded, because its
 * result would come too late.
 */
export async function signCall(call: CallToSign, signer: Signer, atOnce = false): Promise<Record<string, string>> {
  const crypto = (atOnce ? portable : undefined) ?? browserCrypto() ?? portable ?? (await loadPortableCrypto())
  return signWith(
    crypto,
    call,
    signer,
    globalThis.crypto.getRandomValues(new Uint8Array(ivBytes)),
    globalThis.crypto.getRandomValues(new Uint8Array(nonceBytes)),
  )
}

/** The same with given random parts, for the test vectors shared by both sides. */
export async function signWith(
  crypto: CallCrypto,
  { method, hostname, path, query, body = '' }: CallToSign,
  { siteKey, id, secret, now }: Signer,
  iv: Uint8Array<ArrayBuffer>,
  nonce: Uint8Array,
): Promise<Record<string, string>> {
  const key = fromBase64url(secret)
  const fields: TokenFields = { key: id, timestamp: now, nonce: toBase64url(nonce) }
  const [sealed, hash] = await Promise.all([
    crypto.seal(key.slice(0, sealBytes), iv, utf8.encode(JSON.stringify(fields))),
    crypto.sha256(utf8.encode(body)),
  ])
  const token = toBase64url(new Uint8Array([...iv, ...sealed]))
  const text = canonicalCall({ method, hostname, path, query, bodyHash: toBase64url(hash), token })
  const sign = toBase64url(await crypto.hmac(key.slice(sealBytes), utf8.encode(text)))
  return { [callHeaders.site]: siteKey, [callHeaders.key]: id, [callHeaders.token]: token, [callHeaders.sign]: sign }
}
