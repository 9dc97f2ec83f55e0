import type { Secrets } from '../auth/secrets'
import { createVisits, type Visits } from '../auth/visits'
import type { Lock } from './locked-pages'

/** How long a password opens a page in a browser (s). */
export const pageVisitSeconds = 7 * 86_400
export const pagesCookie = '_pages'
/** Maximum open pages per browser; the oldest must be unlocked again. */
const limit = 20

/**
 * Open pages are stored in the browser only: each entry names a password and its expiry, signed together with the site,
 * the password id and its number.
 */
export type PageVisits = {
  holds: (site: string, lock: Pick<Lock, 'id' | 'no'>, cookie: string | undefined) => boolean
  /** The cookie with one more page. */
  add: (site: string, lock: Pick<Lock, 'id' | 'no'>, cookie: string | undefined) => string
}

export function createPageVisits(secrets: Secrets): PageVisits {
  const visits: Visits = createVisits(secrets, { of: 'visits of pages', seconds: pageVisitSeconds })
  const entriesOf = (cookie: string | undefined) =>
    (cookie ?? '')
      .split('~')
      .filter(Boolean)
      .map((entry) => [entry.slice(0, entry.indexOf('.')), entry.slice(entry.indexOf('.') + 1)] as const)
  const named = (site: string, { id, no }: Pick<Lock, 'id' | 'no'>) => ({ site, share: id, visitNo: no })
  return {
    holds: (site, lock, cookie) =>
      entriesOf(cookie).some(([id, visit]) => id === lock.id && visits.holds(named(site, lock), visit)),
    add: (site, lock, cookie) =>
      [
        ...entriesOf(cookie)
          .filter(([id]) => id !== lock.id)
          .slice(1 - limit),
        [lock.id, visits.open(named(site, lock)).visit] as const,
      ]
        .map((entry) => entry.join('.'))
        .join('~'),
  }
}
