import { randomBytes } from 'node:crypto'

/** A section id, unique across all sites. */
export const newSectionId = (): string => `s${randomBytes(9).toString('hex')}`
