import { sql } from 'drizzle-orm'
import { sumOfAccount } from '@areas/wallet/server/public'
import type { BookFault, SiteBooks } from '@gateway/books/site-books'

/** Where tills, their orders, their days and the ledger contradict each other. */
export const books: SiteBooks = async ({ tx }) => {
  const { rows } = (await tx.execute(sql`
    SELECT 'a till sale has no order of its total' AS fault, s.order_id AS at FROM pos_sale s LEFT JOIN sales_order o ON o.id = s.order_id
      WHERE o.id IS NULL OR o.channel <> 'pos' OR o.total <> s.total OR o.shift_id <> s.shift_id
    UNION ALL SELECT 'an order of a till has no sale', o.id FROM sales_order o WHERE o.channel = 'pos' AND NOT EXISTS (SELECT 1 FROM pos_sale s WHERE s.order_id = o.id)
    UNION ALL SELECT 'a till sale has another document than its number', o.number FROM sales_order o
      WHERE o.channel = 'pos' AND o.total > 0 AND (SELECT count(*) FROM document d WHERE d.order_id = o.id AND d.number = o.number AND d.segment IS NOT NULL) <> 1
    UNION ALL SELECT 'the days do not add up to the sales', coalesce(d.branch_id, s.branch_id) || ' ' || coalesce(d.day, s.day)::text
      FROM (SELECT branch_id, business_date AS day, sum(total) AS total, sum(vat) AS vat FROM sales_day GROUP BY 1, 2) d
      FULL JOIN (SELECT p.branch_id, p.business_date AS day, sum(o.total) AS total, sum(o.vat) AS vat FROM pos_sale p JOIN sales_order o ON o.id = p.order_id GROUP BY 1, 2) s
        ON s.branch_id = d.branch_id AND s.day = d.day
      WHERE coalesce(d.total, 0) <> coalesce(s.total, 0) OR coalesce(d.vat, 0) <> coalesce(s.vat, 0)
    UNION ALL SELECT 'the days do not add up to the refunds', r.order_id FROM pos_refund r JOIN refund f ON f.id = r.refund_id WHERE r.paid <> f.amount + r.rounding
    UNION ALL SELECT 'a closed shift misses numbers that it does not list', t.id FROM till_shift t
      WHERE t.status = 'closed' AND t.last_seq - t.first_seq + 1 > greatest(jsonb_array_length(t.missing),
          (SELECT coalesce(sum((gap->>1)::bigint - (gap->>0)::bigint + 1), 0) FROM jsonb_array_elements(t.missing_ranges) gap))
        + (SELECT count(*) FROM pos_sale s WHERE s.segment_id = t.segment_id AND s.seq BETWEEN t.first_seq AND t.last_seq)`)) as unknown as {
    rows: BookFault[]
  }
  return [...rows, ...(await drawerFaults(tx))]
}

/** What the ledger must hold by the tills' own rows. */
async function drawerFaults(tx: Parameters<SiteBooks>[0]['tx']): Promise<BookFault[]> {
  const { rows } = (await tx.execute(sql`
    SELECT (SELECT coalesce(sum(rounding), 0) FROM pos_sale)::float8 AS sold, (SELECT coalesce(sum(rounding), 0) FROM pos_refund)::float8 AS refunded,
      (SELECT coalesce(sum((difference->>'cash')::bigint), 0) FROM till_shift WHERE status = 'closed')::float8 AS difference,
      (SELECT coalesce(sum(CASE kind WHEN 'in' THEN amount WHEN 'deposit' THEN 0 ELSE -amount END), 0) FROM till_cash_move)::float8 AS moved`)) as unknown as {
    rows: { sold: number; refunded: number; difference: number; moved: number }[]
  }
  const [is] = rows
  if (!is) return []
  const faults: BookFault[] = []
  for (const [account, wanted] of [
    ['rounding', is.sold - is.refunded],
    ['cash_difference', is.difference],
    ['cash_move', is.moved],
  ] as const) {
    const held = await sumOfAccount(tx, account)
    if (held !== wanted) faults.push({ fault: `the ledger holds ${held} and not ${wanted}`, at: account })
  }
  return faults
}
