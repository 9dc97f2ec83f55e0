import { sql } from 'drizzle-orm'
import { numberSeries } from '../db/numbering-tables'
import type { Db } from '../db/open'

/** Numbers count up from 1 in each series of a site. `period` is a part of it, such as `2569` or `256901`; or empty. */
export type NumberSeries = { site: string; issuer: string; kind: string; period: string }

/**
 * The next number of a series, gapless: it is given back when the transaction rolls back. Others who want one of the
 * same series wait for this transaction, so take it last, in the transaction that makes the document final.
 */
export async function takeNumber(db: Db, { site, ...series }: NumberSeries): Promise<number> {
  const [row] = await db
    .insert(numberSeries)
    .values({ siteId: site, ...series, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.siteId, numberSeries.issuer, numberSeries.kind, numberSeries.period],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last })
  if (!row) throw new Error('A series gave no number.')
  return row.last
}

/**
 * Puts a number into the format of its kind: `{period}` and `{no}`, which a digit pads with zeros (`IV{period}-{no:5}` →
 * `IV256901-00042`). Throws when the format holds no number, because two documents would be called the same.
 */
export function formatNumber(format: string, { period, no }: { period: string; no: number }): string {
  if (!/\{no(?::\d)?\}/.test(format)) throw new Error(`"${format}" has no {no}.`)
  return format
    .replaceAll('{period}', period)
    .replace(/\{no(?::(\d))?\}/, (_all, width: string | undefined) => String(no).padStart(Number(width ?? 1), '0'))
}
