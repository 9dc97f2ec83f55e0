import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'

/** Quotas whose count differs from the tickets that hold their places. There are none, whatever happened. */
export async function quotaFaults(db: Db): Promise<{ quota: string; taken: number; held: number }[]> {
  const { rows } = (await db.execute(sql`
    SELECT q.id AS quota, q.taken, coalesce(h.held, 0)::int AS held
    FROM event_quota q
    LEFT JOIN (
      SELECT t.site_id, named.id, count(*) AS held
      FROM event_ticket t CROSS JOIN LATERAL jsonb_array_elements_text(t.quotas) AS named(id)
      WHERE t.status IN ('held', 'valid')
      GROUP BY t.site_id, named.id
    ) h ON h.site_id = q.site_id AND h.id = q.id
    WHERE q.taken <> coalesce(h.held, 0)
    ORDER BY q.id`)) as unknown as { rows: { quota: string; taken: number; held: number }[] }
  return rows
}
