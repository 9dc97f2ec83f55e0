import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { person, previewLink } from '../db/tables'
import type { Log } from '../log'
import type { Author } from './author'
import { personName } from './draft-rows'
import { listDocuments } from './list-documents'

export type PreviewLink = { id: string; keys: string[]; theme: string | null; by: string | null; madeBy: string | null; madeAt: Date; endsAt: Date }

/** Links that have not ended and show only what this person may edit, with those of their own. */
export async function activeLinks(db: Db, { site, themes, role, person: me }: Author, log: Log): Promise<PreviewLink[]> {
  const links = await db
    .select({ id: previewLink.tokenHash, keys: previewLink.documents, theme: previewLink.theme, by: personName, madeBy: previewLink.madeBy, madeAt: previewLink.madeAt, endsAt: previewLink.endsAt })
    .from(previewLink)
    .leftJoin(person, and(eq(person.siteId, previewLink.siteId), eq(person.id, previewLink.madeBy)))
    .where(gt(previewLink.endsAt, sql`now()`))
    .orderBy(desc(previewLink.madeAt))
    .limit(200)
  if (role === 'admin' || links.every(({ madeBy }) => madeBy === me)) return links
  const known = new Set((await listDocuments(db, { site, themes, role, log })).map(({ key }) => key))
  return links.filter(({ keys, theme, madeBy }) => madeBy === me || (theme === null && keys.every((key) => known.has(key))))
}
