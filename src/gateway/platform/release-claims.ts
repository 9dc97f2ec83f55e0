import { eq } from 'drizzle-orm'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { upload } from '../db/item-tables'
import { withPlatform } from './with-platform'

/**
 * The embedded database has one process at a time: claims from before this start are dead. On a server others may be
 * working, whose claims expire.
 */
export async function releaseClaims(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  const claimed = eq(upload.status, 'completing')
  const sites = await withPlatform(database, 'claims of uploads', (tx) =>
    tx.selectDistinct({ id: upload.siteId }).from(upload).where(claimed),
  )
  for (const { id } of sites)
    await withSite(database, id, (tx) => tx.update(upload).set({ status: 'initiated', claimedAt: null }).where(claimed))
}
