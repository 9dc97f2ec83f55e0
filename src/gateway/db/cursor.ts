import { CallError } from '../errors/call-error'
import { isStoredMoment } from './stored-moment'

/** Position in a list: the last row, newest first. */
export type Cursor = { at: Date; id: string }

export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')
}

/** Throws the caller's error for text that `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor {
  const [moment = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ')
  const at = new Date(moment)
  if (!isStoredMoment(moment) || !/^[\w-]{1,64}$/.test(id))
    throw new CallError('invalid_cursor', 'The list cannot go on from there.', { cursor: 'Not a place in this list.' })
  return { at, id }
}
