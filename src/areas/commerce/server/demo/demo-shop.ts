import type { SeedContext } from '@gateway/seed/demo-seed'
import type { Shop } from '../shop'

/** A shop at an earlier moment, never later than now. It sends no mail. */
export const demoShop = ({ db, site }: Pick<SeedContext, 'db' | 'site'>, at: Date, actor?: string): Shop => ({
  tx: db,
  site,
  now: new Date(Math.min(at.getTime(), Date.now())),
  timeZone: 'Asia/Bangkok',
  isSilent: true,
  actor,
})

/** The answer of what must succeed in the demo data. */
export function done<T extends { ok: boolean }>(result: T, what: string): Extract<T, { ok: true }> {
  if (!result.ok) throw new Error(`${what} was refused: ${JSON.stringify(result)}`)
  return result as Extract<T, { ok: true }>
}
