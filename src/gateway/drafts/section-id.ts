import { randomBytes } from 'node:crypto'

/** An id that no section of any site has. */
export const newSectionId = (): string => `s${randomBytes(9).toString('hex')}`
