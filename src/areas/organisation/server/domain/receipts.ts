import { type SQL, sql } from 'drizzle-orm'
import { readTillOrder } from '@areas/commerce/server/public'
import { pickText } from '@schemas/layout/pick-text'
import { mayAs } from '@schemas/organisation/entities/position'
import { nameOf } from './describe-shift'
import { saleOf } from './refund-receipt'
import type { Staff } from './staff'

type Filter = {
  branch: string
  shift?: string | undefined
  q?: string | undefined
  before?: string | undefined
  limit: number
}
type Row = {
  id: string
  number: string
  at: Date | string
  cashier: string | null
  items: number
  total: number
  refunded: number
  offline: boolean
}

/** Receipts of a branch, the newest first. */
export async function listReceipts({ tx }: Staff, { branch, shift, q, before, limit }: Filter) {
  const conditions: SQL[] = [sql`s.branch_id = ${branch}`]
  if (shift) conditions.push(sql`s.shift_id = ${shift}`)
  if (q) conditions.push(sql`o.number ILIKE ${`%${q}%`}`)
  if (before) conditions.push(sql`s.device_at < ${before}`)
  const { rows } = (await tx.execute(sql`
    SELECT s.order_id AS id, o.number, s.device_at AS at, trim(p.firstname || ' ' || p.lastname) AS cashier, o.total::float8 AS total,
      o.refunded::float8 AS refunded, s.offline, (SELECT sum(l.quantity) FROM sales_order_line l WHERE l.order_id = o.id)::float8 AS items
    FROM pos_sale s JOIN sales_order o ON o.id = s.order_id LEFT JOIN person p ON p.id = s.cashier_id
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY s.device_at DESC, s.order_id LIMIT ${limit + 1}`)) as unknown as {
    rows: Row[]
  }
  const items = rows.slice(0, limit).map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    cashier: row.cashier ?? '',
  }))
  const last = items.at(-1)
  return { items, ...(rows.length > limit && last ? { next: last.at } : {}) }
}

/** One receipt as it was sold, with what of it can still be refunded. */
export async function describeReceipt(staff: Staff, id: string) {
  const { tx, locale } = staff
  const { sale, position } = await saleOf(staff, id)
  const { order, lines } = await readTillOrder(tx, sale.orderId)
  return {
    id: sale.orderId,
    number: order.number,
    at: sale.deviceAt.toISOString(),
    cashier: await nameOf(tx, sale.cashierId),
    lines: lines.map((line) => ({
      id: line.id,
      title: pickText(line.title, locale),
      options: [...line.options.map(({ text }) => text), ...line.extras.map(({ title }) => title)]
        .map((text) => pickText(text, locale))
        .join(' · '),
      quantity: line.quantity,
      unit: line.unitCharged,
      discount: line.discount,
      total: line.total,
      refunded: line.refunded,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    vat: order.vat,
    total: order.total,
    rounding: sale.rounding,
    tenders: sale.tenders,
    change: sale.change,
    refunded: order.refunded,
    mayRefund: mayAs(position, 'lead') && order.refunded < order.total,
  }
}
