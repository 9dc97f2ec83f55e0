import { sql } from 'drizzle-orm'
import type { BookFault } from '@gateway/books/site-books'
import type { Db } from '@gateway/db/open'

/** Where orders, bills and the documents made of them contradict each other; must always be empty. */
export async function documentFaults(tx: Db): Promise<BookFault[]> {
  const { rows } = (await tx.execute(sql`
    SELECT 'a series counts other documents than there are' AS fault, d.issuer_id || ' ' || d.kind || ' ' || d.series_period AS at
      FROM document d LEFT JOIN number_series n ON n.issuer = d.issuer_id AND n.kind = d.kind AND n.period = d.series_period
      WHERE d.segment IS NULL GROUP BY d.issuer_id, d.kind, d.series_period, n.last HAVING n.last IS DISTINCT FROM max(d.series_no)
    UNION ALL SELECT 'a paid sale has no document', o.number FROM sales_order o
      WHERE o.channel NOT IN ('pos', 'bill') AND o.total > 0 AND o.paid_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM document d WHERE d.order_id = o.id AND d.kind IN ('receipt', 'tax_invoice', 'tax_invoice_abb'))
    UNION ALL SELECT 'a document says another total than its order', d.number FROM document d JOIN sales_order o ON o.id = d.order_id
      WHERE d.kind <> 'credit_note' AND d.payment_id IS NULL AND (d.content->>'total')::bigint <> o.total
    UNION ALL SELECT 'a refund of a documented sale has no credit note', r.id FROM refund r
      WHERE r.status IN ('approved', 'sent') AND EXISTS (SELECT 1 FROM document d WHERE d.order_id = r.order_id AND d.kind IN ('receipt', 'tax_invoice', 'tax_invoice_abb') AND d.created_at < r.created_at)
        AND NOT EXISTS (SELECT 1 FROM document d WHERE d.refund_id = r.id)
    UNION ALL SELECT 'a credit note says another amount than its refund', d.number FROM document d JOIN refund r ON r.id = d.refund_id
      WHERE (d.content->>'total')::bigint <> r.amount
    UNION ALL SELECT 'an order has no bill', o.number FROM sales_order o
      WHERE o.channel <> 'pos' AND o.total > 0 AND NOT EXISTS (SELECT 1 FROM bill b WHERE b.order_id = o.id)
    UNION ALL SELECT 'bills do not add up to the order', o.number FROM sales_order o JOIN bill b ON b.order_id = o.id
      WHERE o.channel <> 'pos' GROUP BY o.number, o.total HAVING sum(b.total) <> o.total
    UNION ALL SELECT 'a paid bill is asked for', b.id FROM bill b JOIN payment_intent i ON i.bill_id = b.id
      WHERE b.status IN ('paid', 'void') AND i.status IN ('requires_payment', 'processing')
    UNION ALL SELECT 'a verified slip was not credited', s.id FROM payment_slip s
      WHERE s.status = 'verified' AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.slip_id = s.id)
    UNION ALL SELECT 'a slip was credited without a decision', s.id FROM payment_slip s JOIN payment p ON p.slip_id = s.id
      WHERE s.status <> 'verified'
    UNION ALL SELECT 'a pay link counts other orders than there are', k.slug FROM pay_link k
      WHERE k.taken <> (SELECT count(*) FROM sales_order_line l JOIN sales_order o ON o.id = l.order_id
        WHERE l.kind = 'paylink' AND l.ref = k.id AND o.status NOT IN ('cancelled', 'expired'))`)) as unknown as {
    rows: BookFault[]
  }
  return rows
}
