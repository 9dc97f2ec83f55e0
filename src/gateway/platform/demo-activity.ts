import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/open'
import { person } from '../db/tables'
import {
  type DemoRole,
  demoRole,
  type DemoSeed,
  makePart,
  type SeedContext,
  type SeedPart,
  type StoreSeedFile,
} from '../seed/demo-seed'
import { asSite, withPlatform } from './with-platform'

const seedFiles = import.meta.glob<{ seed: DemoSeed }>('/src/areas/*/server/seed/*.ts', { eager: true })
const seeds = Object.values(seedFiles).map(({ seed }) => seed)

/**
 * Activity of a demo site: created once, where there is none yet. What comes in batches is made by the function that is
 * returned, which can wait until requests are answered.
 */
export async function seedActivity(
  database: Database,
  siteId: string,
  files: Record<string, string>,
  folder: string,
): Promise<(storeFile: StoreSeedFile) => Promise<void>> {
  const planned = seeds.flatMap((seed) => {
    const text = files[folder + seed.file]
    return text === undefined ? [] : [{ seed, content: seed.schema.parse(JSON.parse(text)) }]
  })
  const rest: SeedPart[] = []
  for (const { seed, content } of planned) {
    const batches = await inTurn(database, siteId, async (context) =>
      (await seed.isSeeded(context.db)) ? [] : ((await seed.make(context, content)) ?? []),
    )
    rest.push(...(batches ?? []))
  }
  return async (storeFile) => {
    for (const part of rest) {
      await makePart(siteId, part, (work) => inTurn(database, siteId, work), storeFile)
      // The embedded database answers without ever letting others run in between.
      await nextTurn()
    }
  }
}

/** In one transaction of the site. Two gateways that start at once must not both create something. */
async function inTurn<T>(
  database: Database,
  siteId: string,
  work: (context: SeedContext) => Promise<T>,
): Promise<T | undefined> {
  return withPlatform(database, `demo activity of ${siteId}`, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo-activity:${siteId}`}))`)
    return asSite(tx, siteId, async (db) => {
      const people = await demoPeople(db, siteId)
      return people && work({ db, site: siteId, people })
    })
  })
}

async function demoPeople(db: Db, siteId: string): Promise<Record<DemoRole, string> | undefined> {
  const found: Partial<Record<DemoRole, string>> = {}
  for (const each of demoRole.options) {
    const [row] = await db
      .select({ id: person.id })
      .from(person)
      .where(eq(person.email, `${each}@${siteId}.example`))
    if (!row) return undefined
    found[each] = row.id
  }
  return found as Record<DemoRole, string>
}
