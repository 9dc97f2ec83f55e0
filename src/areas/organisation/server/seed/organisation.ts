import { sql } from 'drizzle-orm'
import { defineSeed, type SeedBatch } from '@gateway/seed/demo-seed'
import { makeBranches } from '../demo/make-branches'
import { dayBatches, holdDemoOrders } from '../demo/make-days'
import { organisationFile } from '../demo/organisation-file'
import { posHeld } from '../tables'

export const seed = defineSeed({
  file: 'organisation.json',
  schema: organisationFile,
  isSeeded: async (db) =>
    (
      await db
        .select({ one: sql`1` })
        .from(posHeld)
        .limit(1)
    ).length > 0,
  make: ({ site }, file) => {
    const last: SeedBatch = (context) => holdDemoOrders(context, file)
    return Promise.resolve([
      (context) => makeBranches(context, file),
      ...dayBatches(site, file, new Date()),
      last,
    ] satisfies SeedBatch[])
  },
})
