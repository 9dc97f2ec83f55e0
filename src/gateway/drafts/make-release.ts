import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../db/open'
import { release, type ReleaseContent, site as siteTable } from '../db/tables'

/** How often a release is begun again because somebody else made one meanwhile. */
export const maxRetries = 5
export const busyPublishing = {
  en: 'Others are publishing at this moment. Please try again.',
  th: 'ขณะนี้มีผู้อื่นกำลังเผยแพร่อยู่ กรุณาลองอีกครั้ง',
}

export type Current = { no: number; content: ReleaseContent }

/**
 * Lets nobody else make a release of the site until the transaction ends, and gives the one that visitors see. Filters by
 * site itself, because the platform role sees them all.
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

/** Writes the next release and shows it to visitors; call it while `holdReleases` holds. Returns its number. */
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
