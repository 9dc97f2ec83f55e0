import { gcm } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { CallCrypto } from './call-crypto'

/**
 * A synchronous implementation in JavaScript, for browsers without Web Crypto and for calls of a closing document,
 * which cannot wait.
 */
export const portableCrypto: CallCrypto = {
  sha256: (bytes) => sha256(bytes),
  hmac: (key, bytes) => hmac(sha256, key, bytes),
  seal: (key, iv, bytes) => gcm(key, iv).encrypt(bytes),
}
