import * as z from 'zod/mini'

const moment = z.iso.datetime({ offset: true })

/**
 * When visitors of any role see a page: never, or between two moments, as for parts of a page. Times are ISO with
 * offset, `until` exclusive.
 */
export const pageOpen = z.union([
  z.literal('never'),
  z.strictObject({ from: z.optional(moment), until: z.optional(moment) }),
])
export type PageOpen = z.infer<typeof pageOpen>

const between = (open: Exclude<PageOpen, 'never'>) => ({
  from: open.from ? Date.parse(open.from) : Number.NEGATIVE_INFINITY,
  until: open.until ? Date.parse(open.until) : Number.POSITIVE_INFINITY,
})

/** The state of a page at the moment `now` (ms): `ended` was open before. */
export type OpenState = 'open' | 'early' | 'ended' | 'never'

export function openState(open: PageOpen | undefined, now: number): OpenState {
  if (open === undefined) return 'open'
  if (open === 'never') return 'never'
  const { from, until } = between(open)
  if (from >= until) return 'never'
  return now < from ? 'early' : now < until ? 'open' : 'ended'
}

export const isOpenAt = (open: PageOpen | undefined, now: number): boolean => openState(open, now) === 'open'

/** The next moment (ms) at which the page opens or closes for visitors; infinity where there is none. */
export function nextOpening(open: PageOpen | undefined, now: number): number {
  if (open === undefined || open === 'never') return Number.POSITIVE_INFINITY
  const { from, until } = between(open)
  return Math.min(...[from, until].filter((edge) => edge > now), Number.POSITIVE_INFINITY)
}

/** The same without redundant parts: an empty period, and an `until` that has no effect any more. */
export function tidyOpen(open: PageOpen | undefined): PageOpen | undefined {
  if (open === undefined || open === 'never') return open
  return open.from || open.until
    ? { ...(open.from ? { from: open.from } : {}), ...(open.until ? { until: open.until } : {}) }
    : undefined
}
