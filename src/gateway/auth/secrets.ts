import { hkdfSync } from 'node:crypto'

/** A secret of the gateway; its id reveals nothing of it. */
export type Secret = { id: string; bytes: Uint8Array }

/** The first secret makes everything new; the others still verify what they made. */
export type Secrets = readonly [Secret, ...Secret[]]

export function namedSecrets(current: string, previous: readonly string[] = []): Secrets {
  const [first, ...others] = [...new Set([current, ...previous])].map(named) as [Secret, ...Secret[]]
  return [first, ...others]
}

function named(secret: string): Secret {
  const bytes = new TextEncoder().encode(secret)
  return { id: Buffer.from(hkdfSync('sha256', bytes, '', 'secret id', 6)).toString('base64url'), bytes }
}
