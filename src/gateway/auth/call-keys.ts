import { hkdfSync, randomBytes } from 'node:crypto'
import { type CallKey, sealBytes } from '@schemas/call-signature'
import type { Secrets } from './secrets'

/** How long a key signs (s). A page that stays open longer asks for another one with its next call. */
export const callKeySeconds = 3600

/** Both halves of a key: one seals tokens, the other signs calls. */
export type CallKeyParts = { seal: Uint8Array; sign: Uint8Array }

/**
 * Keys of calls are kept nowhere: an id names the secret, the end and a random part, and the key is derived from the secret for this
 * site and id, so that any gateway with the secret knows it, and nobody else can make one of an id.
 */
export type CallKeys = {
  issue: (site: string) => CallKey
  /** Undefined for an id that ended, or was made by a secret that is no longer there. */
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
