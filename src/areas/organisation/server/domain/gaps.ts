import { sql } from 'drizzle-orm'
import type { Staff } from './staff'

/** Numbers that are missing, from the first to the last of them. */
export type Gap = [first: number, last: number]

/** How far the numbers of a till may run ahead of what the gateway has: a till keeps no more sales than that. */
export const maxJump = 1000

/** Missing numbers that an answer names. */
export const shownMissing = 100

/** The gaps among the sales of a segment, found by the database: a list of every number has no bound. */
export async function gapsOf(
  { tx }: Pick<Staff, 'tx'>,
  { segmentId, firstSeq }: { segmentId: string; firstSeq: number },
  last: number,
): Promise<Gap[]> {
  if (last < firstSeq) return []
  const { rows } = (await tx.execute(sql`
    SELECT (before + 1)::float8 AS first, (seq - 1)::float8 AS last
    FROM (SELECT seq, lag(seq, 1, ${firstSeq - 1}::bigint) OVER (ORDER BY seq) AS before
      FROM (SELECT seq FROM pos_sale WHERE segment_id = ${segmentId} AND seq BETWEEN ${firstSeq} AND ${last} UNION ALL SELECT ${last + 1}::bigint) numbers) pairs
    WHERE seq > before + 1 ORDER BY seq`)) as unknown as { rows: { first: number; last: number }[] }
  return rows.map(({ first, last: end }) => [first, end])
}

export const countOf = (gaps: readonly Gap[]): number => gaps.reduce((all, [first, last]) => all + last - first + 1, 0)

/** The first `limit` numbers of the gaps. */
export function numbersOf(gaps: readonly Gap[], limit: number): number[] {
  const numbers: number[] = []
  for (const [first, last] of gaps)
    for (let seq = first; seq <= last; seq++) {
      if (numbers.length === limit) return numbers
      numbers.push(seq)
    }
  return numbers
}
