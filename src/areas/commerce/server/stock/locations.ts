import { and, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { location } from '../tables'

/** Where a site keeps its stock as long as it has no other places. */
export const mainLocation = 'main'

/** Every site has `main`, beside the places of its branches: it is made when something is first stored there. */
export async function ensureMainLocation(tx: Db, site: string): Promise<void> {
  const [row] = await tx
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.siteId, site), eq(location.id, mainLocation)))
  if (row) return
  await tx
    .insert(location)
    .values({
      siteId: site,
      id: mainLocation,
      kind: 'store',
      title: { th: 'คลังหลัก', en: 'Main store' },
      sellsOnline: true,
    })
    .onConflictDoNothing()
}
