import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { gramsOf } from './grams'

/** A row of a kind with the text that it is found by. */
export type SearchedRow = { id: string; text: string }

/** Makes rows of a kind findable by their texts, in place of what they were found by; an empty text removes them. */
export async function setSearchedRows(
  tx: Db,
  { site, kind, rows }: { site: string; kind: string; rows: readonly SearchedRow[] },
): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(rows.map(({ id, text }) => ({ id, grams: gramsOf(text) })))
  await tx.execute(sql`
    DELETE FROM search_gram AS g USING jsonb_to_recordset(${values}::jsonb) AS r(id text, grams jsonb)
    WHERE g.kind = ${kind} AND g.row_id = r.id AND NOT r.grams ? g.gram`)
  await tx.execute(sql`
    INSERT INTO search_gram (site_id, kind, gram, row_id)
    SELECT ${site}, ${kind}, gram, r.id FROM jsonb_to_recordset(${values}::jsonb) AS r(id text, grams jsonb), jsonb_array_elements_text(r.grams) AS gram
    ON CONFLICT DO NOTHING`)
}

/** How many rows of a pair are counted to find the rarest of a word. */
const counted = 300

/**
 * A subquery of the ids of a kind whose text may contain a folded word: those of its rarest pair. The reader compares
 * the text itself. Undefined for a single letter, which has no pair.
 */
export function mayContain(kind: string, word: string): SQL | undefined {
  const grams = gramsOf(word)
  if (grams.length === 0) return undefined
  const [only] = grams
  if (grams.length === 1) return sql`SELECT row_id FROM search_gram WHERE kind = ${kind} AND gram = ${only}`
  return sql`
    SELECT row_id FROM search_gram WHERE kind = ${kind} AND gram = (
      SELECT of.gram FROM jsonb_array_elements_text(${JSON.stringify(grams)}::jsonb) AS of(gram)
      ORDER BY (SELECT count(*) FROM (SELECT 1 FROM search_gram s WHERE s.kind = ${kind} AND s.gram = of.gram LIMIT ${counted}) n), of.gram LIMIT 1)`
}
