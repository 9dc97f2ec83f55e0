import { sql } from 'drizzle-orm'
import type { Shop } from '../shop'

/**
 * The tree of a site's categories: who changes it waits for all others, who places products in it for changes alone. The
 * trigger that refuses a circle takes the same lock. Taken before any row.
 */
export async function lockCategories({ tx, site }: Pick<Shop, 'tx' | 'site'>, how: 'change' | 'place'): Promise<void> {
  const key = sql`hashtextextended(${`category:${site}`}, 0)`
  await tx.execute(
    how === 'change' ? sql`SELECT pg_advisory_xact_lock(${key})` : sql`SELECT pg_advisory_xact_lock_shared(${key})`,
  )
}

/** Slugs, SKUs and barcodes of a site, as staff write them: checked and written by one at a time. */
export const lockProductCodes = ({ tx, site }: Pick<Shop, 'tx' | 'site'>) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`product-codes:${site}`}, 0))`)
