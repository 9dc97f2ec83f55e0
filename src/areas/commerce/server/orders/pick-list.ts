import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OutputOf } from '@schemas/call'
import type { call } from '@schemas/commerce/calls/shop/manage-pick-list'
import { maxPicked } from '@schemas/commerce/entities/staff-order'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Shop } from '../shop'
import { parcel, salesOrder } from '../tables'
import { readLines } from './order-rows'
import { parcelLinesOf, unpackedUnits } from './pack'

type PickList = OutputOf<typeof call>

/** The goods of orders that are still to be taken from the shelves, by SKU. */
export async function pickList(shop: Shop, ids: readonly string[], locale: Locale): Promise<PickList> {
  const { tx } = shop
  const orders = await tx
    .select({ id: salesOrder.id, number: salesOrder.number })
    .from(salesOrder)
    .where(and(inArray(salesOrder.id, ids.slice(0, maxPicked)), eq(salesOrder.status, 'confirmed')))
    .orderBy(asc(salesOrder.placedAt), asc(salesOrder.id))
  const items = new Map<string, PickList['items'][number]>()
  for (const { id, number } of orders) {
    const lines = await readLines(tx, id)
    const packing = await tx
      .select({ id: parcel.id })
      .from(parcel)
      .where(and(eq(parcel.orderId, id), eq(parcel.status, 'packing')))
    const units = [...(await unpackedUnits(shop, id, lines))]
    for (const each of packing) units.push(...(await parcelLinesOf(shop, each.id)))
    for (const { line: lineId, quantity } of units) {
      const line = lines.find((each) => each.id === lineId)
      if (!line) continue
      const key = line.sku ?? line.id
      const item = items.get(key) ?? {
        sku: line.sku ?? '',
        title: pickText(line.title, locale),
        options: line.options.map(({ text }) => pickText(text, locale)).join(' · '),
        quantity: 0,
        orders: [],
      }
      item.quantity += quantity
      item.orders.push({ number, quantity })
      items.set(key, item)
    }
  }
  return { orders, items: [...items.values()].sort((one, other) => (one.sku < other.sku ? -1 : 1)) }
}
