import { inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { VersionRow } from '../tables'
import type { PostRow } from './live-row'

type Names = { owner: string | null; reviewer: string | null }

async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string | null, string | null>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db.select({ id: person.id, name: personName }).from(person).where(inArray(person.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const nameOf = async (db: Db, id: string | null): Promise<string | null> =>
  (await namesOf(db, [id])).get(id) ?? null

/** The same with the names of its people, for one post. */
export async function describeOne(db: Db, row: PostRow): Promise<DeskPost> {
  const names = await namesOf(db, [row.ownerId, row.reviewerId])
  return describeDeskPost(row, {
    owner: names.get(row.ownerId) ?? null,
    reviewer: names.get(row.reviewerId) ?? null,
  })
}

export function describeDeskPost(row: PostRow, { owner, reviewer }: Names): DeskPost {
  const isOut = row.firstPublishedAt !== null
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    title: row.draftTitle,
    ...(row.ownerId && owner ? { owner: { id: row.ownerId, name: owner } } : {}),
    ...(row.reviewerId && reviewer ? { reviewer: { id: row.reviewerId, name: reviewer } } : {}),
    live: row.live,
    liveLocales: row.liveLocales,
    work: row.work,
    draftNo: row.draftNo,
    ...(row.frozenNo === null ? {} : { frozenNo: row.frozenNo }),
    frozenLocales: row.frozenLocales,
    ...(row.frozenUntil ? { frozenUntil: row.frozenUntil.toISOString() } : {}),
    ...(row.publishAt ? { publishAt: row.publishAt.toISOString() } : {}),
    ...(row.unpublishAt ? { unpublishAt: row.unpublishAt.toISOString() } : {}),
    ...(isOut ? { publishedAt: row.publishedAt.toISOString() } : {}),
    visibility: row.visibility,
    featured: row.featured,
    ...(row.reviewNote ? { reviewNote: row.reviewNote } : {}),
    ...(row.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const describeVersion = ({
  no,
  kind,
  name,
  at,
  by,
}: Pick<VersionRow, 'no' | 'kind' | 'name' | 'at'> & { by: string | null }) => ({
  no,
  kind,
  ...(name ? { name } : {}),
  ...(by ? { by } : {}),
  at: at.toISOString(),
})
