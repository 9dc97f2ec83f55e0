import { createHash } from 'node:crypto'
import type { document } from '../tables'

type Hashed = Pick<typeof document.$inferSelect, 'kind' | 'number' | 'issuedOn' | 'content'> & {
  buyerTaxId: string | undefined
}

/** Over the plain text of a document. */
export function hashOf({ kind, number, issuedOn, content, buyerTaxId = '' }: Hashed): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted([kind, number, issuedOn, content, buyerTaxId])))
    .digest('hex')
}

/** The same value with its names in order: the database does not keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
