import { sql } from 'drizzle-orm'
import type { Staff } from './staff'

type Where = { branch: string; businessDate: string; hour: number }
export type DayLine = {
  variant: string
  quantity: number
  gross: number
  discount: number
  total: number
  vat: number
  cost: number
}
const none = { quantity: 0, gross: 0, discount: 0, total: 0, vat: 0, cost: 0 }

/** Adds a sale to its day. Rows in the order of their variants, so that two sales do not wait for each other. */
export const addToDay = (staff: Pick<Staff, 'tx' | 'site'>, where: Where, lines: readonly DayLine[]) =>
  add(
    staff,
    where,
    lines.map((line) => ({ ...line, refundedQuantity: 0, refundedTotal: 0 })),
  )

export const addRefundToDay = (
  staff: Pick<Staff, 'tx' | 'site'>,
  where: Where,
  lines: readonly { variant: string; quantity: number; amount: number }[],
) =>
  add(
    staff,
    where,
    lines.map(({ variant, quantity, amount }) => ({
      variant,
      ...none,
      refundedQuantity: quantity,
      refundedTotal: amount,
    })),
  )

async function add(
  { tx, site }: Pick<Staff, 'tx' | 'site'>,
  { branch, businessDate, hour }: Where,
  lines: readonly (DayLine & { refundedQuantity: number; refundedTotal: number })[],
): Promise<void> {
  if (lines.length === 0) return
  await tx.execute(sql`
    INSERT INTO sales_day AS d (site_id, branch_id, business_date, hour, variant_id, quantity, gross, discount, total, vat, cost, refunded_quantity, refunded_total)
    SELECT ${site}, ${branch}, ${businessDate}, ${hour}, l.variant, sum(l.quantity), sum(l.gross), sum(l.discount), sum(l.total), sum(l.vat), sum(l.cost),
      sum(l."refundedQuantity"), sum(l."refundedTotal")
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(variant text, quantity bigint, gross bigint, discount bigint, total bigint, vat bigint, cost bigint,
      "refundedQuantity" bigint, "refundedTotal" bigint)
    GROUP BY l.variant ORDER BY l.variant
    ON CONFLICT (site_id, branch_id, business_date, hour, variant_id) DO UPDATE SET quantity = d.quantity + excluded.quantity, gross = d.gross + excluded.gross,
      discount = d.discount + excluded.discount, total = d.total + excluded.total, vat = d.vat + excluded.vat, cost = d.cost + excluded.cost,
      refunded_quantity = d.refunded_quantity + excluded.refunded_quantity, refunded_total = d.refunded_total + excluded.refunded_total`)
}
