import { randomBytes } from 'node:crypto'
import { hashToken } from '@gateway/auth/one-time-token'

export const browser = 'the-browser-that-asked-0001'
/** Of the browser that shows every code of the matrix. */
export const qrSecret = randomBytes(32).toString('base64url')
/** Stored data of a code on a screen. */
export const qrData = (state: string) => ({
  state,
  secretHash: hashToken(qrSecret),
  userAgent: 'test',
  address: '127.0.0.1',
})
