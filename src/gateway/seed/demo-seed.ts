import * as z from 'zod/mini'
import type { Db } from '../db/open'

/** Of one demo site, in one transaction of that site. */
export type SeedContext = {
  db: Db
  site: string
  /** Ids of the demo accounts, by role. */
  people: Record<DemoRole, string>
}

/** A part of the demo data, in a transaction of its own. It may run again: what it has made stays as it is. */
export type SeedBatch = (context: SeedContext) => Promise<void>

/**
 * Demo data of an area (`src/areas/<area>/server/seed/<name>.ts`, exported as `seed`). It is made once for each demo site
 * that has the file, in a transaction of its own, and never sends mail. Much of it is made in batches once requests are
 * answered, so that no transaction holds up others; `isSeeded` then asks for what the last one makes.
 */
export type DemoSeed<T = unknown> = {
  /** In the folder of the demo site, `themes/<theme>/site`. */
  file: string
  schema: z.ZodMiniType<T>
  isSeeded: (db: Db) => Promise<boolean>
  make: (context: SeedContext, content: T) => Promise<void | readonly SeedBatch[]>
}
export const defineSeed = <T>(seed: DemoSeed<T>): DemoSeed<T> => seed

export const demoRole = z.enum(['user', 'manager', 'admin'])
export type DemoRole = z.infer<typeof demoRole>

/** Relative times, so that a demo always shows recent weeks: `[days, "HH:MM"]` in Bangkok time. */
export const demoAgo = z.tuple([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d\d:\d\d$/))])

const bangkokMs = 7 * 3_600_000
const dayMs = 86_400_000

/** A time later today moves one day back: nothing is in the future. */
export function momentOf([days, clock]: z.infer<typeof demoAgo>): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = Math.floor((Date.now() + bangkokMs) / dayMs) * dayMs - bangkokMs
  const moment = midnight - days * dayMs + (hours * 60 + minutes) * 60_000
  return new Date(moment > Date.now() ? moment - dayMs : moment)
}
