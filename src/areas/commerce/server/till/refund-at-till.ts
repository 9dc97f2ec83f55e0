import { eq, sql } from 'drizzle-orm'
import type { DocumentKind } from '@schemas/commerce/entities/document-content'
import { floorOfProduct } from '@schemas/money/satang'
import { leadRefund, type RefundProblem, requestRefund } from '../billing/refunds'
import { lockOrder, readLines } from '../orders/order-rows'
import type { Shop } from '../shop'
import { partsOf } from '../stock/demand'
import { moveStock } from '../stock/move'
import { document, refundLine, salesOrderLine } from '../tables'

type Wanted = {
  order: string
  lines: readonly { line: string; units: number }[]
  method: 'cash' | 'promptpay' | 'card'
  reason: string
  reference?: string | undefined
  restock: boolean
}
export type TillRefund =
  | {
      ok: true
      refund: string
      amount: number
      lines: { variant: string; quantity: number; amount: number }[]
      document: { kind: DocumentKind; number: string } | undefined
    }
  | { ok: false; problem: RefundProblem; left: number }

/** Requests, approves and pays a refund of lines in one transaction: a till gives the money back at once. */
export async function refundAtTill(shop: Shop, wanted: Wanted): Promise<TillRefund> {
  const { tx } = shop
  const order = await lockOrder(tx, wanted.order)
  const lines = order?.channel === 'pos' ? await readLines(tx, order.id) : []
  // Of the line that is short, all units that are named of it taken together.
  const named = lines
    .map(({ id, quantity, refunded }) => ({
      left: quantity - refunded,
      units: wanted.lines.reduce((all, { line, units }) => (line === id ? all + units : all), 0),
    }))
    .filter(({ units }) => units > 0)
  const short = named.filter((each) => each.units > each.left)
  const left = Math.min(...(short.length > 0 ? short : named).map((each) => each.left))
  if (wanted.lines.some(({ line }) => !lines.some(({ id }) => id === line)))
    return { ok: false, problem: 'unknown', left: 0 }
  const requested = await requestRefund(shop, wanted)
  if (!requested.ok) return { ...requested, left }
  const { id } = requested.refund
  for (const to of ['approved', 'sent'] as const) {
    const step = await leadRefund(shop, id, to, wanted.reference ? { reference: wanted.reference } : {})
    if (!step.ok) throw new Error(`The refund ${id} cannot be ${to}: ${step.problem}.`)
  }
  const parts = await tx.select().from(refundLine).where(eq(refundLine.refundId, id))
  const returned = parts.flatMap(({ lineId, quantity }) => (lineId === null ? [] : [{ line: lineId, units: quantity }]))
  if (wanted.restock) await putBack(shop, returned, lines, order?.locationId ?? 'main', id)
  const [note] = await tx
    .select({ kind: document.kind, number: document.number })
    .from(document)
    .where(eq(document.refundId, id))
  return {
    ok: true,
    refund: id,
    amount: requested.refund.amount,
    lines: parts.map(({ lineId, quantity, amount }) => ({
      variant: lines.find((line) => line.id === lineId)?.variantId ?? '',
      quantity,
      amount,
    })),
    document: note,
  }
}

/** At their share of what the line cost when it was sold. */
async function putBack(
  shop: Shop,
  units: Wanted['lines'],
  lines: Awaited<ReturnType<typeof readLines>>,
  location: string,
  ref: string,
): Promise<void> {
  const parts = await partsOf(
    shop.tx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  const moves = units.flatMap(({ line: id, units: count }) => {
    const line = lines.find((each) => each.id === id)
    const back = parts.get(line?.variantId ?? '')?.parts ?? []
    if (!line || line.restocked + count > line.fulfilled) return []
    const cost = floorOfProduct(line.cost, count, line.quantity)
    return back.map(({ item, quantity }, index) => ({
      item,
      location,
      delta: quantity * count,
      reason: 'returned' as const,
      // One part of a recipe alone carries the cost, so that the parts add up to it.
      cost: index === 0 ? cost : 0,
      ref: `refund:${ref}`,
      refLine: id,
    }))
  })
  if (moves.length > 0) await moveStock(shop, moves)
  for (const { line, units: count } of units)
    await shop.tx
      .update(salesOrderLine)
      .set({ restocked: sql`least(${salesOrderLine.fulfilled}, ${salesOrderLine.restocked} + ${count})` })
      .where(eq(salesOrderLine.id, line))
}
