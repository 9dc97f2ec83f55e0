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

export type SeedFile = { name: string; bytes: Buffer; at: Date }
/** Stores a private file of a site that its staff alone find. Returns its id. */
export type StoreSeedFile = (site: string, file: SeedFile) => Promise<string>

/**
 * A part of the demo data with a file. The file is made and stored between two transactions: a store takes part in none,
 * and making it takes long.
 */
export type SeedFileBatch = {
  /** How the file is made; undefined where all is there already. */
  prepare: (context: SeedContext) => Promise<(() => Promise<SeedFile>) | undefined>
  use: (context: SeedContext, stored: { id: string; file: SeedFile }) => Promise<void>
}
export type SeedPart = SeedBatch | SeedFileBatch

/** Makes one part of the demo data. `inTurn` runs work in a transaction of the site. */
export async function makePart(
  site: string,
  part: SeedPart,
  inTurn: <T>(work: (context: SeedContext) => Promise<T>) => Promise<T | undefined>,
  storeFile: StoreSeedFile,
): Promise<void> {
  if (typeof part === 'function') {
    await inTurn(part)
    return
  }
  const make = await inTurn(part.prepare)
  if (!make) return
  const file = await make()
  const id = await storeFile(site, file)
  await inTurn((context) => part.use(context, { id, file }))
}

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
  make: (context: SeedContext, content: T) => Promise<void | readonly SeedPart[]>
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
