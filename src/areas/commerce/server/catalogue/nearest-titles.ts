import { sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { gramsOf } from '@gateway/search/grams'
import { textArray } from '../stock/reserve'
import { searchKind } from './save-products'
import { isShelved } from './shelf-filter'

const maxTitles = 3
/** A title is near when it has this share of the letter pairs that someone typed. */
const leastShare = 0.4

/** Titles of products that share most with what someone searched for in vain. */
export async function nearestTitles(tx: Db, q: string, locale: Locale): Promise<string[]> {
  const grams = gramsOf(q)
  if (grams.length === 0) return []
  const { rows } = (await tx.execute(sql`
    SELECT p.title FROM (
      SELECT row_id, count(*)::int AS shared FROM search_gram WHERE kind = ${searchKind} AND gram = ANY (${textArray(grams)}) GROUP BY row_id
    ) near JOIN product p ON p.id = near.row_id
    WHERE ${isShelved} AND near.shared >= ${Math.max(1, Math.ceil(grams.length * leastShare))}
    ORDER BY near.shared DESC, p.sold DESC, p.id LIMIT ${maxTitles}`)) as unknown as {
    rows: { title: LocalisedText }[]
  }
  return [...new Set(rows.map(({ title }) => pickText(title, locale)))]
}
