import { eq } from 'drizzle-orm'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { upload } from '../db/tables'
import { withPlatform } from './with-platform'

/** The embedded database has one process at a time: whoever was finishing an upload when this one starts is gone. On a server others may be at work, whose claims end by themselves. */
export async function releaseClaims(database: Database): Promise<void> {
  if (database.engine !== 'pglite') return
  const claimed = eq(upload.status, 'completing')
  const sites = await withPlatform(database, 'claims of uploads', (tx) =>
    tx.selectDistinct({ id: upload.siteId }).from(upload).where(claimed),
  )
  for (const { id } of sites)
    await withSite(database, id, (tx) => tx.update(upload).set({ status: 'initiated', claimedAt: null }).where(claimed))
}
