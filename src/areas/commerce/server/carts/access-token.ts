import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cart or an order, of which the database keeps the hash. */
export const newAccessToken = (): string => randomBytes(32).toString('base64url')

export const hashAccessToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
