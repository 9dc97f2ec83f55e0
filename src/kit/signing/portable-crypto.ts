import { gcm } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { CallCrypto } from './call-crypto'

/** The same in plain script, at once: for browsers without their own, and for calls of a document that closes, which has no time to wait. */
export const portableCrypto: CallCrypto = {
  sha256: (bytes) => sha256(bytes),
  hmac: (key, bytes) => hmac(sha256, key, bytes),
  seal: (key, iv, bytes) => gcm(key, iv).encrypt(bytes),
}
