import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Seal } from '@gateway/seal/seal'

/** The secret of a page: 128 random bits. The database keeps its hash, and the code sealed for mails. */
export const newCode = (): string => randomBytes(16).toString('base64url')
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

const placeOf = (site: string, table: string, row: string) => ({ site, table, column: 'code_sealed', row })
type Where = { site: string; table: 'event_registration' | 'event_ticket'; row: string }

export const sealCode = (seal: Seal, code: string, { site, table, row }: Where): string =>
  seal.seal(code, placeOf(site, table, row))
export const openCode = (seal: Seal, sealed: string | null, { site, table, row }: Where): string | undefined =>
  sealed === null ? undefined : seal.open(sealed, placeOf(site, table, row))

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A short number to say on the phone; it opens nothing. */
export const newNumber = (): string => Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const shortCode = (number: string, no: number): string => `${number}-${no}`
