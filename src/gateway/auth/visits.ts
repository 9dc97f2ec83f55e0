import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets'

/** How long a password opens a link (s). */
export const visitSeconds = 2 * 3600

/** What a visit is for: the link at its visit number. Another password or code has another number. */
export type Visited = { site: string; share: string; visitNo: number }

/**
 * Visits of password-protected links are not stored: each contains its expiry, signed together with the link and its
 * visit number, so that it is worthless at another link, another site or after a password change.
 */
export type Visits = {
  open: (visited: Visited) => { visit: string; endsAt: Date }
  holds: (visited: Visited, visit: string | undefined) => boolean
}

const grammar = /^([\w-]{8})\.([0-9a-z]{1,9})\.([\w-]{43})$/

/** `of` separates purposes, so that a signature for one is not accepted for another. */
export function createVisits(
  secrets: Secrets,
  { of = 'visits of shares', seconds = visitSeconds }: { of?: string; seconds?: number } = {},
): Visits {
  const sign = (secret: Uint8Array, { site, share, visitNo }: Visited, end: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, site, of, 32)))
      .update(`${share} ${visitNo} ${end}`)
      .digest()
  return {
    open: (visited) => {
      const endsAt = new Date((Math.floor(Date.now() / 1000) + seconds) * 1000)
      const end = (endsAt.getTime() / 1000).toString(36)
      return { visit: `${secrets[0].id}.${end}.${sign(secrets[0].bytes, visited, end).toString('base64url')}`, endsAt }
    },
    holds: (visited, visit) => {
      const [, id, end = '', signature = ''] = grammar.exec(visit ?? '') ?? []
      const secret = secrets.find((each) => each.id === id)
      if (!secret || Number.parseInt(end, 36) * 1000 < Date.now()) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret.bytes, visited, end))
    },
  }
}
