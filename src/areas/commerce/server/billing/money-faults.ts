import { sql } from 'drizzle-orm'
import { type SiteAccount, sumOfAccount } from '@areas/wallet/server/public'
import type { Shop } from '../shop'
import type { Fault } from '../stock/stock-faults'
import { document } from '../tables'
import { isUnchanged } from './issue-document'

/** Where the books of money contradict each other; must always be empty. */
export async function moneyFaults(shop: Pick<Shop, 'tx' | 'site' | 'seal'>): Promise<Fault[]> {
  return [...(await rowFaults(shop)), ...(await ledgerFaults(shop)), ...(await documentFaults(shop))]
}

async function rowFaults({ tx }: Pick<Shop, 'tx'>): Promise<Fault[]> {
  const { rows } = (await tx.execute(sql`
    SELECT 'lines do not add up to the order' AS fault, o.id AS at FROM sales_order o JOIN sales_order_line l ON l.order_id = o.id
      GROUP BY o.id, o.subtotal, o.discount, o.vat, o.shipping_vat, o.fee_vat
      HAVING sum(l.gross) <> o.subtotal OR sum(l.discount) <> o.discount OR sum(l.vat) <> o.vat - o.shipping_vat - o.fee_vat
    UNION ALL SELECT 'an order has no lines', o.id FROM sales_order o WHERE NOT EXISTS (SELECT 1 FROM sales_order_line l WHERE l.order_id = o.id)
    UNION ALL SELECT 'allocations do not add up to the bill', b.id FROM bill b WHERE b.paid <> (SELECT coalesce(sum(amount), 0) FROM allocation a WHERE a.bill_id = b.id)
    UNION ALL SELECT 'a bill says another status than its money', b.id FROM bill b
      WHERE (b.status = 'paid') <> (b.paid >= b.total AND b.status NOT IN ('draft', 'void')) OR (b.status = 'part_paid' AND b.paid NOT BETWEEN 1 AND b.total - 1)
    UNION ALL SELECT 'allocations do not add up to the payment', p.id FROM payment p
      WHERE p.allocated <> (SELECT coalesce(sum(amount), 0) FROM allocation a WHERE a.payment_id = p.id)
    UNION ALL SELECT 'bills do not add up to what the order was credited', o.id FROM sales_order o
      WHERE o.channel <> 'pos' AND o.credited <> (SELECT coalesce(sum(paid), 0) FROM bill b WHERE b.order_id = o.id)
    UNION ALL SELECT 'refunds do not add up to the order', o.id FROM sales_order o
      WHERE o.refunded <> (SELECT coalesce(sum(amount), 0) FROM refund r WHERE r.order_id = o.id AND r.status IN ('approved', 'sent'))
    UNION ALL SELECT 'refunds exceed what was credited', o.id FROM sales_order o
      WHERE o.credited < (SELECT coalesce(sum(amount), 0) FROM refund r WHERE r.order_id = o.id AND r.status <> 'failed')
    UNION ALL SELECT 'lines do not add up to the refund', r.id FROM refund r JOIN refund_line l ON l.refund_id = r.id
      GROUP BY r.id, r.amount, r.vat HAVING sum(l.amount) <> r.amount OR sum(l.vat) <> r.vat
    UNION ALL SELECT 'a paid order is not granted', o.id FROM sales_order o JOIN sales_order_line l ON l.order_id = o.id
      WHERE o.status IN ('confirmed', 'completed') AND o.payment_status = 'paid' AND l.grant_status NOT IN ('granted', 'revoked')
    UNION ALL SELECT 'a series has a gap', issuer_id || ' ' || kind || ' ' || series_period FROM document WHERE segment IS NULL
      GROUP BY issuer_id, kind, series_period HAVING count(*) <> max(series_no) OR min(series_no) <> 1`)) as unknown as {
    rows: Fault[]
  }
  return rows
}

/** What each account must hold by the orders, payments and refunds themselves. */
async function ledgerFaults({ tx }: Pick<Shop, 'tx'>): Promise<Fault[]> {
  const { rows } = (await tx.execute(sql`
    WITH sold AS (SELECT * FROM sales_order o WHERE o.channel <> 'pos' AND o.total > 0 AND (o.paid_at IS NOT NULL
        OR (o.channel = 'bill' AND o.confirmed_at IS NOT NULL AND NOT (o.status = 'cancelled' AND o.credited = 0))
        OR (o.method = 'cod' AND NOT (o.status = 'cancelled' AND o.credited = 0) AND EXISTS (SELECT 1 FROM sales_order_line l WHERE l.order_id = o.id AND l.fulfilled > 0)))),
      till AS (SELECT * FROM sales_order o WHERE o.channel = 'pos' AND o.paid_at IS NOT NULL),
      back AS (SELECT * FROM refund WHERE status IN ('approved', 'sent'))
    SELECT
      (SELECT coalesce(sum(total), 0) FROM sold)::float8 AS sold,
      (SELECT coalesce(sum(vat), 0) FROM sold)::float8 AS sold_vat,
      (SELECT coalesce(sum(total), 0) FROM till)::float8 AS till,
      (SELECT coalesce(sum(vat), 0) FROM till)::float8 AS till_vat,
      (SELECT coalesce(sum(amount), 0) FROM allocation a JOIN bill b ON b.id = a.bill_id)::float8 AS allocated,
      (SELECT coalesce(sum(amount), 0) FROM payment)::float8 AS seen,
      (SELECT coalesce(sum(amount), 0) FROM back WHERE order_id IN (SELECT id FROM sold UNION ALL SELECT id FROM till))::float8 AS credited,
      (SELECT coalesce(sum(vat), 0) FROM back WHERE order_id IN (SELECT id FROM sold UNION ALL SELECT id FROM till))::float8 AS credited_vat,
      (SELECT coalesce(sum(amount), 0) FROM back WHERE order_id NOT IN (SELECT id FROM sold UNION ALL SELECT id FROM till))::float8 AS deposits,
      (SELECT coalesce(sum(amount), 0) FROM back WHERE payment_id IS NOT NULL)::float8 AS returned,
      (SELECT coalesce(sum(amount), 0) FROM back WHERE status = 'sent')::float8 AS sent`)) as unknown as {
    rows: Record<
      | 'sold'
      | 'sold_vat'
      | 'till'
      | 'till_vat'
      | 'allocated'
      | 'seen'
      | 'deposits'
      | 'credited'
      | 'credited_vat'
      | 'returned'
      | 'sent',
      number
    >[]
  }
  const [is] = rows
  if (!is) return []
  const expected: [SiteAccount[], number][] = [
    [['receivable', 'cod'], is.allocated - is.sold - is.deposits],
    [['vat_output'], is.sold_vat + is.till_vat - is.credited_vat],
    [['sales', 'shipping'], is.sold - is.sold_vat + is.till - is.till_vat - (is.credited - is.credited_vat)],
    [['unmatched'], is.seen - is.allocated - is.returned],
    [['refunds'], is.credited + is.deposits + is.returned - is.sent],
    // What moves between drawer, safe and bank stays within these; a till's sale is paid into them at once.
    [['bank', 'cash', 'cash_move', 'cash_difference', 'rounding'], is.sent - is.seen - is.till],
  ]
  const faults: Fault[] = []
  for (const [accounts, wanted] of expected) {
    let held = 0
    for (const account of accounts) held += await sumOfAccount(tx, account, { ofActs: true })
    if (held !== wanted)
      faults.push({ fault: `the ledger holds ${held} and not ${wanted}`, at: accounts.join(' and ') })
  }
  return faults
}

async function documentFaults({ tx, site, seal }: Pick<Shop, 'tx' | 'site' | 'seal'>): Promise<Fault[]> {
  const rows = await tx.select().from(document)
  return rows
    .filter((row) => !isUnchanged({ site, ...(seal ? { seal } : {}) }, row))
    .map(({ number }) => ({ fault: 'a document does not say what it said', at: number }))
}
