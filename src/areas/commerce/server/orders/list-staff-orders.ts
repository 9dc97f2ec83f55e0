import { and, eq, sql } from 'drizzle-orm'
import type { call } from '@schemas/commerce/calls/shop/manage-orders'
import type { OrderStage, StaffOrder } from '@schemas/commerce/entities/staff-order'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { ParsedInputOf } from '@schemas/call'
import { currency } from '@schemas/constants'
import type { Db } from '@gateway/db/open'
import { listRows } from '@gateway/list/list-rows'
import { parcel, salesOrder, salesOrderLine } from '../tables'
import type { OrderRow } from './order-rows'

const hasParcel = (status: 'packing' | 'ready') =>
  sql`EXISTS (SELECT 1 FROM ${parcel} WHERE ${parcel.siteId} = ${salesOrder.siteId} AND ${parcel.orderId} = ${salesOrder.id} AND ${parcel.status} = ${status})`

/** What an order waits for: a parcel that is not gone yet comes first. */
const stageOfRow = sql<OrderStage>`CASE
  WHEN ${salesOrder.status} IN ('cancelled', 'expired') THEN 'over'
  WHEN ${salesOrder.status} = 'pending' THEN 'unpaid'
  WHEN ${hasParcel('packing')} THEN 'packing'
  WHEN ${hasParcel('ready')} THEN 'ready'
  WHEN ${salesOrder.fulfilmentStatus} = 'shipped' THEN 'shipped'
  WHEN ${salesOrder.status} = 'completed' OR ${salesOrder.fulfilmentStatus} IN ('delivered', 'returned') THEN 'done'
  ELSE 'new' END`

/** The first line's title, and pieces in all. */
const goodsOfRow = sql<
  ListedRow['goods']
>`(SELECT jsonb_build_object('title', (array_agg(${salesOrderLine.title} ORDER BY ${salesOrderLine.no}))[1],
  'units', coalesce(sum(${salesOrderLine.quantity}), 0)) FROM ${salesOrderLine}
  WHERE ${salesOrderLine.siteId} = ${salesOrder.siteId} AND ${salesOrderLine.orderId} = ${salesOrder.id})`

const waitingOfRow = sql<
  ListedRow['waiting']
>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', ${parcel.id}, 'status', ${parcel.status}, 'codDue', ${parcel.codDue}) ORDER BY ${parcel.no}), '[]')
  FROM ${parcel} WHERE ${parcel.siteId} = ${salesOrder.siteId} AND ${parcel.orderId} = ${salesOrder.id} AND ${parcel.status} IN ('packing', 'ready'))`

/**
 * Bought in the shop. A till's sale is handed over, a bill is kept where bills are, and a lesson, a ticket, a plan or a
 * payment by a link is packed by nobody.
 */
export const isOfShop = and(
  eq(salesOrder.channel, 'online'),
  sql`EXISTS (SELECT 1 FROM ${salesOrderLine} WHERE ${salesOrderLine.siteId} = ${salesOrder.siteId} AND ${salesOrderLine.orderId} = ${salesOrder.id} AND ${salesOrderLine.kind} IN ('good', 'service'))`,
)

export async function stageOf(tx: Db, order: string): Promise<OrderStage> {
  const [row] = await tx.select({ stage: stageOfRow }).from(salesOrder).where(eq(salesOrder.id, order))
  return row?.stage ?? 'over'
}

/** A page of the shop's orders, for those who pack them. */
export async function listStaffOrders(tx: Db, input: ParsedInputOf<typeof call>, locale: Locale) {
  const { items, ...rest } = await listRows(tx, {
    from: salesOrder,
    // Wrapped, or their columns would lose the names of their tables.
    columns: { order: salesOrder, stage: stageOfRow, goods: sql`${goodsOfRow}`, waiting: sql`${waitingOfRow}` },
    id: salesOrder.id,
    where: isOfShop,
    filters: { stage: (value) => sql`${stageOfRow} = ${value}` },
    search: [salesOrder.number, salesOrder.name, sql`coalesce(${salesOrder.phone}, '')`],
    sorts: { placed: salesOrder.placedAt, number: salesOrder.number, total: salesOrder.total },
    defaultSort: '-placed',
    input,
  })
  return { items: items.map((row) => describe(row as ListedRow, locale)), ...rest }
}

type ListedRow = {
  order: OrderRow
  stage: OrderStage
  goods: { title: Localised | null; units: number }
  waiting: StaffOrder['waiting']
}

const describe = ({ order, stage: at, goods, waiting }: ListedRow, locale: Locale): StaffOrder => ({
  id: order.id,
  number: order.number,
  stage: at,
  status: order.status,
  paymentStatus: order.paymentStatus,
  fulfilmentStatus: order.fulfilmentStatus,
  ...(order.method === null ? {} : { method: order.method }),
  name: order.name,
  title: goods.title === null ? '' : pickText(goods.title, locale),
  units: goods.units,
  ...(order.address === null ? {} : { province: order.address.province }),
  waiting,
  placedAt: order.placedAt.toISOString(),
  total: order.total,
  currency,
})
