import { inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { type CategoryRow, postCategory } from '../tables'

/** Categories by their slugs. */
export async function categoriesBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, CategoryRow>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select()
    .from(postCategory)
    .where(inArray(postCategory.slug, [...slugs]))
  return new Map(rows.map((row) => [row.slug, row]))
}
