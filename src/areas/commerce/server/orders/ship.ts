import { and, count, eq, ne, notInArray, sql } from 'drizzle-orm'
import { fulfilmentStatusOf } from '@schemas/commerce/entities/fulfilment-status'
import { parcelMachine } from '@schemas/commerce/entities/parcel-machine'
import type { ParcelStatus } from '@schemas/commerce/entities/parcel-machine'
import { transition } from '@gateway/states/transition'
import { bookSale } from '../billing/book'
import { isVatRegistered, ensureIssuer } from '../billing/issuer'
import { issueForSale } from '../billing/issue-documents'
import { partsOf } from '../stock/demand'
import { take } from '../stock/end-reservations'
import { moveStock } from '../stock/move'
import { orderLineHolder } from '../stock/sell-variants'
import type { Shop } from '../shop'
import { parcel, salesOrderLine } from '../tables'
import { changeOrder, completeIfDone } from './confirm-order'
import { dayIn } from './day-in'
import { addEvent, type LineRow, lockOrder, type OrderRow, readLines } from './order-rows'
import { lockOrderOf, packOrder, type PackProblem, parcelLinesOf, whyClosed } from './pack'
import { readSettings } from './settings'

export type Shipped =
  | { ok: true; parcel: string; order: OrderRow }
  | { ok: false; problem: PackProblem | 'further' | 'shipped' }

type Shipment = {
  order: string
  lines: readonly { line: string; quantity: number }[]
  carrier?: string
  tracking?: string
}

/** Packs goods of an order and hands them over to a carrier at once. */
export async function shipOrder(shop: Shop, { order, lines, carrier, tracking }: Shipment): Promise<Shipped> {
  const packed = await packOrder(shop, { order, lines })
  if (!packed.ok) return packed
  return shipParcel(shop, {
    parcel: packed.parcel,
    ...(carrier === undefined ? {} : { carrier }),
    ...(tracking === undefined ? {} : { tracking }),
  })
}

const hasLeft: ReadonlySet<ParcelStatus> = new Set(['shipped', 'delivered', 'returned'])

type Shipping = { parcel: string; carrier?: string; tracking?: string }

/** Hands a parcel over to a carrier: what was reserved for its goods leaves the stock. */
export async function shipParcel(
  shop: Shop,
  { parcel: parcelId, carrier = '', tracking = '' }: Shipping,
): Promise<Shipped> {
  const { tx, site, now, actor } = shop
  const order = await lockOrderOf(shop, parcelId)
  if (!order) return { ok: false, problem: 'unknown' }
  const { id } = order
  const [before] = await tx.select({ status: parcel.status }).from(parcel).where(eq(parcel.id, parcelId))
  if (before && hasLeft.has(before.status)) return { ok: false, problem: 'shipped' }
  const closed = whyClosed(order)
  if (closed) return { ok: false, problem: closed }
  const lines = new Map((await readLines(tx, id)).map((line) => [line.id, line]))
  const wanted = await parcelLinesOf(shop, parcelId)
  // Refunded since it was packed.
  for (const { line, quantity } of wanted) {
    const row = lines.get(line)
    if (!row || row.fulfilled + quantity > row.quantity - row.refunded) return { ok: false, problem: 'too_many' }
  }
  const step = await transition(tx, parcelMachine, {
    site,
    table: parcel,
    id: parcelId,
    to: 'shipped',
    who: 'user',
    person: actor,
    set: { carrier, tracking, shippedAt: now },
  })
  if (!step.ok) return { ok: false, problem: 'further' }
  await takeLines(shop, parcelId, wanted, lines)
  const after = await readLines(tx, id)
  const shipped = await changeOrder(shop, id, { fulfilmentStatus: await fulfilmentOf(shop, id, after) })
  await addEvent(shop, id, 'shipped', { parcel: parcelId, carrier, tracking })
  // The point of taxation of goods that are paid at the door, or by a bill.
  if (order.method === 'cod') {
    await bookSale(shop, shipped)
    const issuer = await ensureIssuer(tx, site, await readSettings(tx))
    if (isVatRegistered(issuer, dayIn(now, shop.timeZone))) await issueForSale(shop, shipped, after)
  } else if (order.channel === 'bill') await issueForSale(shop, shipped, after)
  return { ok: true, parcel: parcelId, order: await completeIfDone(shop, shipped, after) }
}

async function takeLines(
  shop: Shop,
  parcelId: string,
  wanted: Shipment['lines'],
  lines: ReadonlyMap<string, LineRow>,
): Promise<void> {
  const parts = await partsOf(
    shop.tx,
    wanted.flatMap(({ line }) => lines.get(line)?.variantId ?? []),
  )
  const takes = wanted.flatMap(({ line, quantity }) =>
    (parts.get(lines.get(line)?.variantId ?? '')?.parts ?? []).map((part) => ({
      holder: line,
      item: part.item,
      quantity: part.quantity * quantity,
      ref: `parcel:${parcelId}`,
      refLine: line,
    })),
  )
  const costs = await take(shop, orderLineHolder, takes)
  for (const { line, quantity } of wanted) {
    const cost = takes.reduce((all, each, index) => (each.holder === line ? all + (costs[index] ?? 0) : all), 0)
    await shop.tx
      .update(salesOrderLine)
      .set({ fulfilled: sql`${salesOrderLine.fulfilled} + ${quantity}`, cost: sql`${salesOrderLine.cost} + ${cost}` })
      .where(eq(salesOrderLine.id, line))
  }
}

/** Leads a parcel on: it has arrived, or came back. */
export async function leadParcel(
  shop: Shop,
  id: string,
  to: Extract<ParcelStatus, 'delivered' | 'returned'>,
): Promise<boolean> {
  const { tx, site, now, actor } = shop
  const order = await lockOrderOf(shop, id)
  if (!order) return false
  const step = await transition(tx, parcelMachine, {
    site,
    table: parcel,
    id,
    to,
    who: 'user',
    person: actor,
    set: to === 'delivered' ? { deliveredAt: now } : {},
  })
  if (!step.ok) return false
  if (step.from === to) return true
  if (to === 'returned')
    for (const { line, quantity } of await parcelLinesOf(shop, id))
      await tx
        .update(salesOrderLine)
        .set({ returned: sql`${salesOrderLine.returned} + ${quantity}` })
        .where(eq(salesOrderLine.id, line))
  await changeOrder(shop, order.id, {
    fulfilmentStatus: await fulfilmentOf(shop, order.id, await readLines(tx, order.id)),
  })
  if (to === 'delivered') await addEvent(shop, order.id, 'delivered', { parcel: id })
  return true
}

async function fulfilmentOf({ tx }: Shop, order: string, lines: readonly LineRow[]) {
  const [open] = await tx
    .select({ parcels: count() })
    .from(parcel)
    .where(
      and(
        eq(parcel.orderId, order),
        ne(parcel.status, 'cancelled'),
        notInArray(parcel.status, ['delivered', 'returned']),
      ),
    )
  return fulfilmentStatusOf(
    lines.filter(({ isGoods }) => isGoods),
    open?.parcels === 0,
  )
}

export type Restocked = { ok: true } | { ok: false; problem: 'unknown' | 'too_many' }

/** Puts units of a line back into stock at their own cost: no more than were taken, whatever puts them back. */
export async function restock(
  shop: Shop,
  { line: id, units, ref }: { line: string; units: number; ref: string },
): Promise<Restocked> {
  const { tx } = shop
  const [of] = await tx.select({ order: salesOrderLine.orderId }).from(salesOrderLine).where(eq(salesOrderLine.id, id))
  const order = of && (await lockOrder(tx, of.order))
  if (!order) return { ok: false, problem: 'unknown' }
  const line = (await readLines(tx, order.id)).find((each) => each.id === id)
  if (!line) return { ok: false, problem: 'unknown' }
  if (line.restocked + units > line.fulfilled) return { ok: false, problem: 'too_many' }
  const parts = (await partsOf(tx, [line.variantId ?? ''])).get(line.variantId ?? '')?.parts ?? []
  const worth =
    Math.floor((line.cost * (line.restocked + units)) / line.fulfilled) -
    Math.floor((line.cost * line.restocked) / line.fulfilled)
  await moveStock(
    shop,
    parts.map(({ item, quantity }, index) => ({
      item,
      location: order.locationId,
      delta: quantity * units,
      reason: 'returned' as const,
      // A bundle's cost is not known by its parts: the first one carries it.
      cost: index === 0 ? worth : 0,
      ref: `return:${ref}`,
      refLine: id,
    })),
  )
  await tx
    .update(salesOrderLine)
    .set({ restocked: sql`${salesOrderLine.restocked} + ${units}` })
    .where(eq(salesOrderLine.id, id))
  return { ok: true }
}
