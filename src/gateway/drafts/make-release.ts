import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../db/open'
import { release, type ReleaseContent, site as siteTable } from '../db/tables'

/** Maximum attempts at a release when others publish at the same time. */
export const maxRetries = 5
export const busyPublishing = {
  en: 'Someone else is publishing right now. Please try again.',
  th: 'ขณะนี้มีผู้อื่นกำลังเผยแพร่อยู่ กรุณาลองอีกครั้ง',
}

export type Current = { no: number; content: ReleaseContent }

/**
 * Locks the site's releases until the transaction ends and returns the live one. Filters by site itself, because the
 * platform role sees all sites.
 */
export async function lockReleases(db: Db, site: string): Promise<Current> {
  const [state] = await db
    .select({ no: siteTable.releaseNo })
    .from(siteTable)
    .where(eq(siteTable.siteId, site))
    .for('update')
  const [found] = state
    ? await db
        .select({ no: release.no, content: release.content })
        .from(release)
        .where(and(eq(release.siteId, site), eq(release.no, state.no)))
    : []
  if (!found) throw new Error(`Site ${site} has no release.`)
  return found
}

/** Writes the next release and makes it live; call it while `lockReleases` holds the lock. Returns its number. */
export async function writeRelease(
  db: Db,
  { site, content, note, by }: { site: string; content: ReleaseContent; note: string; by: string | null },
): Promise<number> {
  const [last] = await db
    .select({ no: max(release.no) })
    .from(release)
    .where(eq(release.siteId, site))
  const no = (last?.no ?? 0) + 1
  await db.insert(release).values({ siteId: site, no, content, note, publishedBy: by })
  await db.update(siteTable).set({ releaseNo: no }).where(eq(siteTable.siteId, site))
  return no
}
