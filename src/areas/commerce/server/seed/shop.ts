import { eq } from 'drizzle-orm'
import { defineSeed, type SeedBatch, type SeedContext } from '@gateway/seed/demo-seed'
import { payLink, plan } from '../tables'
import { demoId } from '../demo/demo-id'
import { billBatches } from '../demo/make-bills'
import { goodsBatches } from '../demo/make-goods'
import { sampleOrder } from '../demo/make-sample-order'
import { makeGround } from '../demo/make-ground'
import { staffBillBatches } from '../demo/make-staff-bills'
import { shopFile } from '../demo/shop-file'
import { tradeParts } from '../demo/trade-parts'

/** Made last, so that it says that all is there. */
const lastLink = 'deposit'

export const seed = defineSeed({
  file: 'shop.json',
  schema: shopFile,
  isSeeded: async (db) =>
    (await db.select({ id: payLink.id }).from(payLink).where(eq(payLink.slug, lastLink)).limit(1)).length > 0,
  // All of it in batches: a gateway answers before its demo shops are filled.
  make: ({ site }, file) => {
    const now = new Date()
    const last: SeedBatch = async ({ db }) => {
      if (file.plans.length > 0)
        await db
          .insert(plan)
          .values(
            file.plans.map((each, rank) => ({
              siteId: site,
              id: demoId(site, 'plan', each.code),
              ...each,
              periodCount: 1,
              periodUnit: 'month' as const,
              rank,
            })),
          )
          .onConflictDoNothing()
      await db
        .insert(payLink)
        .values(file.payLinks.map((each) => ({ siteId: site, id: demoId(site, 'link', each.slug), ...each })))
        .onConflictDoNothing()
    }
    return Promise.resolve([
      (context: SeedContext) => makeGround(context, file, now),
      ...goodsBatches(site, file, now),
      ...billBatches(file),
      ...staffBillBatches(file),
      ...tradeParts(site, file, now),
      sampleOrder(),
      last,
    ])
  },
})
