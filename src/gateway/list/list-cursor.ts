import { CallError } from '../errors/call-error'

/** Position in a sorted list: the sort it belongs to, and of the last row the sort's value (null: none) and the id. */
export type ListCursor = { sort: string; value: string | null; id: string }

export const invalidCursor = () =>
  new CallError('invalid_cursor', 'Invalid cursor.', { cursor: 'Start again without a cursor.' })

export const encodeListCursor = ({ sort, value, id }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** Throws the caller's error for text that `encodeListCursor` did not make, or made for another sort. */
export function decodeListCursor(text: string, sort: string): ListCursor {
  const [known, value, id] = parse(text)
  if (known !== sort || typeof id !== 'string' || !(value === null || typeof value === 'string')) throw invalidCursor()
  // The database stores no such text, and would refuse the query.
  if ([id, value ?? ''].some((part) => part.includes('\0') || !part.isWellFormed())) throw invalidCursor()
  return { sort, value, id }
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
