import { hkdfSync, randomBytes } from 'node:crypto'
import { type CallKey, sealBytes } from '@schemas/call-signature'
import type { Secrets } from './secrets'

/** Lifetime of a key (s). A page that stays open longer requests another with its next call. */
export const callKeySeconds = 3600

/** Both halves of a key: one seals tokens, the other signs calls. */
export type CallKeyParts = { seal: Uint8Array; sign: Uint8Array }

/**
 * Call keys are never stored: an id holds the secret's name, the expiry and a random part, and the key is derived from
 * the secret for this site and id. Every gateway with the secret can derive it; nobody else can.
 */
export type CallKeys = {
  issue: (site: string) => CallKey
  /** Undefined for an expired id, or for one made with a secret that was removed. */
  find: (site: string, id: string) => CallKeyParts | undefined
}

const grammar = /^([\w-]{8})\.([0-9a-z]{1,9})\.[\w-]{16}$/

export function createCallKeys(secrets: Secrets): CallKeys {
  const derive = (secret: Uint8Array, site: string, id: string) =>
    Buffer.from(hkdfSync('sha256', secret, site, `call key ${id}`, 2 * sealBytes))
  return {
    issue: (site) => {
      const now = Date.now()
      const id = `${secrets[0].id}.${Math.floor(now / 1000 + callKeySeconds).toString(36)}.${randomBytes(12).toString('base64url')}`
      return { id, secret: derive(secrets[0].bytes, site, id).toString('base64url'), seconds: callKeySeconds, now }
    },
    find: (site, id) => {
      const [, secretId, end = ''] = grammar.exec(id) ?? []
      const secret = secrets.find((each) => each.id === secretId)
      if (!secret || Number.parseInt(end, 36) * 1000 < Date.now()) return undefined
      const bytes = derive(secret.bytes, site, id)
      return { seal: bytes.subarray(0, sealBytes), sign: bytes.subarray(sealBytes) }
    },
  }
}
