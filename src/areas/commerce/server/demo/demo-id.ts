import { createHash } from 'node:crypto'

/** An id that is the same whenever the demo data of a site is made: a hash, in the form of a UUID. */
export function demoId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** A number from 0 to below `limit` that always is the same for these parts. */
export const demoNumber = (limit: number, ...parts: string[]): number =>
  Number.parseInt(createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 10), 16) % limit
