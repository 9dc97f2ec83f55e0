export type Bytes = Uint8Array<ArrayBuffer>

/** The three steps of a signature. Each may be synchronous or asynchronous. */
export type CallCrypto = {
  sha256: (bytes: Bytes) => Promise<Uint8Array> | Uint8Array
  hmac: (key: Bytes, bytes: Bytes) => Promise<Uint8Array> | Uint8Array
  /** AES-256-GCM: ciphertext followed by its tag. */
  seal: (key: Bytes, iv: Bytes, bytes: Bytes) => Promise<Uint8Array> | Uint8Array
}

/** Web Crypto where available: over plain http it exists on localhost only. */
export function browserCrypto(): CallCrypto | undefined {
  const subtle = globalThis.crypto?.subtle as typeof globalThis.crypto.subtle | undefined
  if (!subtle) return undefined
  const bytesOf = async (made: Promise<ArrayBuffer>) => new Uint8Array(await made)
  return {
    sha256: (bytes) => bytesOf(subtle.digest('SHA-256', bytes)),
    hmac: async (key, bytes) =>
      bytesOf(
        subtle.sign(
          'HMAC',
          await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
          bytes,
        ),
      ),
    seal: async (key, iv, bytes) =>
      bytesOf(
        subtle.encrypt(
          { name: 'AES-GCM', iv },
          await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
          bytes,
        ),
      ),
  }
}
