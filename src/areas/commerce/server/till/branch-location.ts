import { eq } from 'drizzle-orm'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { location } from '../tables'

/** Where a branch keeps its stock: a location of its own, made with it. */
export async function ensureBranchLocation(
  tx: Db,
  site: string,
  { id, title }: { id: string; title: LocalisedText },
): Promise<string> {
  const [row] = await tx.select({ id: location.id }).from(location).where(eq(location.id, id))
  if (!row)
    await tx
      .insert(location)
      .values({ siteId: site, id, kind: 'branch', title: typeof title === 'string' ? { th: title, en: title } : title })
      .onConflictDoNothing()
  return id
}
