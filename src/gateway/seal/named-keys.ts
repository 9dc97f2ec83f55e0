import { hkdfSync } from 'node:crypto'
import type { DataKey } from './seal'

/** Data keys by ids that reveal nothing of them. The first seals, all open. */
export function namedKeys(current: string, previous: readonly string[] = []): [DataKey, ...DataKey[]] {
  const [first, ...others] = [...new Set([current, ...previous])].map(named) as [DataKey, ...DataKey[]]
  return [first, ...others]
}

const named = (secret: string): DataKey => ({
  id: Buffer.from(hkdfSync('sha256', secret, '', 'data key id', 6)).toString('base64url'),
  secret,
})
