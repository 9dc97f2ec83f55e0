import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'

export type Fault = { fault: string; at: string }

/** Where the books of stock contradict each other; must always be empty. */
export async function stockFaults(tx: Db): Promise<Fault[]> {
  const { rows } = (await tx.execute(sql`
    WITH moved AS (SELECT item_id, location_id, sum(delta) AS delta, sum(value) AS value, count(*) AS moves, max(no) AS last FROM stock_move GROUP BY 1, 2),
      held AS (SELECT item_id, location_id, sum(quantity) AS quantity FROM reservation WHERE status = 'held' GROUP BY 1, 2),
      level AS (SELECT l.*, l.item_id || ' at ' || l.location_id AS place FROM stock_level l)
    SELECT 'moves do not add up to the level' AS fault, l.place AS at FROM level l LEFT JOIN moved m USING (item_id, location_id)
      WHERE coalesce(m.delta, 0) <> l.on_hand - l.oversold
    UNION ALL SELECT 'moves are not worth the level', l.place FROM level l LEFT JOIN moved m USING (item_id, location_id)
      WHERE coalesce(m.value, 0) <> l.value - l.oversold_value
    UNION ALL SELECT 'a move is missing', l.place FROM level l LEFT JOIN moved m USING (item_id, location_id)
      WHERE coalesce(m.moves, 0) <> l.last_no OR coalesce(m.last, 0) <> l.last_no
    UNION ALL SELECT 'what is held is not what is reserved', l.place FROM level l LEFT JOIN held h USING (item_id, location_id)
      WHERE coalesce(h.quantity, 0) <> l.reserved
    UNION ALL SELECT 'an ended order holds stock', r.id FROM reservation r JOIN sales_order_line s ON r.holder_kind = 'order_line' AND s.id = r.holder_id
      JOIN sales_order o ON o.id = s.order_id WHERE r.status = 'held' AND o.status IN ('cancelled', 'expired')
    UNION ALL SELECT 'more was put back than taken', l.id FROM sales_order_line l WHERE l.restocked > l.fulfilled`)) as unknown as {
    rows: Fault[]
  }
  return rows
}
