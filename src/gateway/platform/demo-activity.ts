import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/open'
import { person } from '../db/tables'
import { type DemoRole, demoRole, type DemoSeed } from '../seed/demo-seed'
import { asSite, withPlatform } from './with-platform'

const seedFiles = import.meta.glob<{ seed: DemoSeed }>('/src/areas/*/server/seed/*.ts', { eager: true })
const seeds = Object.values(seedFiles).map(({ seed }) => seed)

/** Activity of a demo site: created once, where there is none yet. */
export async function seedActivity(
  database: Database,
  siteId: string,
  files: Record<string, string>,
  folder: string,
): Promise<void> {
  const planned = seeds.flatMap((seed) => {
    const text = files[folder + seed.file]
    return text === undefined ? [] : [{ seed, content: seed.schema.parse(JSON.parse(text)) }]
  })
  if (planned.length === 0) return
  await withPlatform(database, `demo activity of ${siteId}`, async (tx) => {
    // Two gateways that start at once must not both create it.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo-activity:${siteId}`}))`)
    await asSite(tx, siteId, async (db) => {
      const people = await demoPeople(db, siteId)
      if (!people) return
      for (const { seed, content } of planned)
        if (!(await seed.isSeeded(db))) await seed.make({ db, site: siteId, people }, content)
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
