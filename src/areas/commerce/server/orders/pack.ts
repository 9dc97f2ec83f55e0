import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { parcelMachine, type ParcelStatus } from '@schemas/commerce/entities/parcel-machine'
import { transition } from '@gateway/states/transition'
import type { Shop } from '../shop'
import { parcel, parcelLine } from '../tables'
import { type LineRow, lockOrder, type OrderRow, readLines } from './order-rows'

export type PackProblem = 'unknown' | 'not_confirmed' | 'too_many' | 'nothing_left' | 'over'
export type Packed = { ok: true; parcel: string } | { ok: false; problem: PackProblem }
type Units = { line: string; quantity: number }

/** The order of a parcel, locked. */
export async function lockOrderOf({ tx }: Pick<Shop, 'tx'>, parcelId: string): Promise<OrderRow | undefined> {
  const [of] = await tx.select({ order: parcel.orderId }).from(parcel).where(eq(parcel.id, parcelId))
  return of && lockOrder(tx, of.order)
}

export const parcelLinesOf = ({ tx }: Pick<Shop, 'tx'>, parcelId: string): Promise<Units[]> =>
  tx
    .select({ line: parcelLine.lineId, quantity: parcelLine.quantity })
    .from(parcelLine)
    .where(eq(parcelLine.parcelId, parcelId))
    .orderBy(parcelLine.lineId)

/** Units of goods that are in no parcel yet, and whose money was not given back. */
export async function unpackedUnits(
  { tx }: Pick<Shop, 'tx'>,
  order: string,
  lines: readonly LineRow[],
): Promise<Units[]> {
  const packed = await tx
    .select({ line: parcelLine.lineId, units: sql<number>`sum(${parcelLine.quantity})::int` })
    .from(parcelLine)
    .innerJoin(parcel, and(eq(parcel.siteId, parcelLine.siteId), eq(parcel.id, parcelLine.parcelId)))
    .where(and(eq(parcel.orderId, order), inArray(parcel.status, ['packing', 'ready'])))
    .groupBy(parcelLine.lineId)
  const waiting = new Map(packed.map(({ line, units }) => [line, units]))
  return lines
    .filter(({ isGoods }) => isGoods)
    .map((line) => ({
      line: line.id,
      quantity: line.quantity - line.refunded - line.fulfilled - (waiting.get(line.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Why nothing of an order is packed or sent now. */
export function whyClosed({ status }: Pick<OrderRow, 'status'>): PackProblem | undefined {
  if (status === 'confirmed') return undefined
  if (status === 'completed') return 'nothing_left'
  return status === 'pending' ? 'not_confirmed' : 'over'
}

/** Begins a parcel with units of an order's goods; with all that are left where none are named. */
export async function packOrder(
  shop: Shop,
  { order: id, lines: wanted }: { order: string; lines?: readonly Units[] },
): Promise<Packed> {
  const { tx, site, now } = shop
  const order = await lockOrder(tx, id)
  if (!order) return { ok: false, problem: 'unknown' }
  const closed = whyClosed(order)
  if (closed) return { ok: false, problem: closed }
  const lines = await readLines(tx, id)
  const left = await unpackedUnits(shop, id, lines)
  const units = sumByLine(wanted ?? left)
  for (const { line, quantity } of units) {
    if (!lines.some((each) => each.id === line && each.isGoods)) return { ok: false, problem: 'unknown' }
    const rest = left.find((each) => each.line === line)?.quantity ?? 0
    if (!(Number.isInteger(quantity) && quantity > 0) || quantity > rest) return { ok: false, problem: 'too_many' }
  }
  if (units.length === 0) return { ok: false, problem: 'nothing_left' }
  const before = await tx
    .select({ no: parcel.no, status: parcel.status, codDue: parcel.codDue })
    .from(parcel)
    .where(eq(parcel.orderId, id))
  const isCollected = before.some(({ status, codDue }) => status !== 'cancelled' && codDue > 0)
  const parcelId = randomUUID()
  await tx.insert(parcel).values({
    siteId: site,
    id: parcelId,
    orderId: id,
    no: Math.max(0, ...before.map(({ no }) => no)) + 1,
    locationId: order.locationId,
    // The first parcel brings the money of all.
    codDue: order.method === 'cod' && !isCollected ? order.total - order.credited : 0,
    createdAt: now,
  })
  await tx
    .insert(parcelLine)
    .values(units.map(({ line, quantity }) => ({ siteId: site, parcelId, lineId: line, quantity })))
  return { ok: true, parcel: parcelId }
}

/** A line that is named twice is one. */
function sumByLine(units: readonly Units[]): Units[] {
  const sums = new Map<string, number>()
  for (const { line, quantity } of units) sums.set(line, (sums.get(line) ?? 0) + quantity)
  return [...sums].map(([line, quantity]) => ({ line, quantity }))
}

/** Says that a parcel is ready for its carrier, or unpacks it: its units can be packed again. */
export async function markParcel(
  shop: Shop,
  id: string,
  to: Extract<ParcelStatus, 'ready' | 'cancelled'>,
): Promise<boolean> {
  const { tx, site, actor } = shop
  if (!(await lockOrderOf(shop, id))) return false
  const step = await transition(tx, parcelMachine, { site, table: parcel, id, to, who: 'user', person: actor })
  return step.ok
}

/** Whether an order has no other parcel that counts. */
export async function isOnlyParcel({ tx }: Pick<Shop, 'tx'>, order: string, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: parcel.id })
    .from(parcel)
    .where(and(eq(parcel.orderId, order), ne(parcel.id, id), ne(parcel.status, 'cancelled')))
    .limit(1)
  return others.length === 0
}
