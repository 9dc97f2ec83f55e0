import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Shop } from '../shop'
import { bill, salesOrder } from '../tables'
import { type PaymentRow, unmatchedPayments } from './payments'

export type Suggestion = { bill: string; number?: string; payer: string; due: number }
const maxSuggestions = 3

/** Money that pays nothing yet, with the open bills that it is most likely for: by amount, then name, then time. */
export async function listUnmatched(shop: Shop): Promise<{ payment: PaymentRow; suggestions: Suggestion[] }[]> {
  const payments = await unmatchedPayments(shop)
  if (payments.length === 0) return []
  const left = payments.map((row) => row.amount - row.allocated - row.returned)
  const open = await shop.tx
    .select({ bill, number: salesOrder.number })
    .from(bill)
    .leftJoin(salesOrder, and(eq(salesOrder.siteId, bill.siteId), eq(salesOrder.id, bill.orderId)))
    .where(
      and(
        inArray(bill.status, ['open', 'part_paid', 'uncollectible']),
        inArray(sql<number>`${bill.total} - ${bill.paid}`, [...new Set(left)]),
      ),
    )
    .limit(500)
  return payments.map((payment, index) => ({
    payment,
    suggestions: open
      .filter((row) => row.bill.total - row.bill.paid === left[index])
      .map((row) => ({ row, score: scoreOf(payment, row.bill) }))
      .sort((one, other) => one.score - other.score || (one.row.bill.id < other.row.bill.id ? -1 : 1))
      .slice(0, maxSuggestions)
      .map(({ row }) => ({
        bill: row.bill.id,
        ...(row.number === null ? {} : { number: row.number }),
        payer: row.bill.payerName,
        due: row.bill.total - row.bill.paid,
      })),
  }))
}

/** The lower, the likelier: one of the same name comes before all others, then the nearest in time. */
function scoreOf({ payer, receivedAt }: PaymentRow, { payerName, createdAt }: typeof bill.$inferSelect): number {
  const isSameName = payer !== '' && payer.trim().toLowerCase() === payerName.trim().toLowerCase()
  return Math.abs(receivedAt.getTime() - createdAt.getTime()) - (isSameName ? 1e15 : 0)
}
