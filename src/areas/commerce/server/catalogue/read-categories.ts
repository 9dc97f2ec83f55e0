import { asc, isNull } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { category } from '../tables'

export type CategoryText = {
  id: string
  code: string
  title: string
  parent?: string
  picture?: { asset: string; alt: string }
}

/** All categories of a site, parents before their children, siblings by rank. */
export async function readCategories(tx: Db, locale: Locale): Promise<CategoryText[]> {
  const rows = await tx
    .select()
    .from(category)
    .where(isNull(category.deletedAt))
    .orderBy(asc(category.rank), asc(category.code))
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  const below = (parent: string | null): CategoryText[] =>
    rows
      .filter((row) => row.parentId === parent)
      .flatMap((row) => [
        {
          id: row.id,
          code: row.code,
          title: pickText(row.title, locale),
          ...(row.parentId === null ? {} : { parent: codes.get(row.parentId) ?? '' }),
          // The title is next to it.
          ...(row.picture === null ? {} : { picture: { asset: row.picture, alt: '' } }),
        },
        ...below(row.id),
      ])
  return below(null)
}
