import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { paymentStatusOf } from '@schemas/commerce/entities/payment-status'
import type { PricedOrder } from '@schemas/commerce/price/price-order'
import { takeNumber } from '@gateway/numbering/take-number'
import { hashAccessToken } from '../carts/access-token'
import { openBillOf } from '../billing/bills'
import { ensureIssuer, isVatRegistered } from '../billing/issuer'
import { sealOrderToken } from './order-token'
import { ensureMainLocation, mainLocation } from '../stock/locations'
import type { Shop } from '../shop'
import { salesOrder, salesOrderLine } from '../tables'
import { confirmOrder } from './confirm-order'
import { dayIn, orderPeriod } from './day-in'
import { addEvent, type LineRow, lockOrder, type OrderRow } from './order-rows'
import { type NewOrder, type Placed, PlaceRefused } from './order-types'
import { lineKey, priceNewOrder } from './price-new-order'
import { reserveLines, unsellableKind } from './run-sellables'
import { paymentMinutes, readSettings } from './settings'

/**
 * Places an order of any channel, whole or not at all: priced again, its lines reserved, its bill opened; confirmed at
 * once where nothing is due now. What `expiresAt` and `returnTo` say is for orders outside the cart.
 */
export async function placeOrder(shop: Shop, wanted: NewOrder): Promise<Placed> {
  try {
    // A savepoint: a refusal leaves nothing behind, whatever its caller does next.
    return await shop.tx.transaction((tx) => place({ ...shop, tx }, wanted))
  } catch (error) {
    if (error instanceof PlaceRefused) return { ok: false, ...error.problem }
    throw error
  }
}

async function place(shop: Shop, wanted: NewOrder): Promise<Placed> {
  const { tx, site, now, timeZone } = shop
  if (wanted.id) {
    // Two that come together: the second waits, and finds the order of the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${site}:order:${wanted.id}`}, 0))`)
    const before = await lockOrder(tx, wanted.id)
    if (before) return { ok: true, order: before, isNew: false }
  }
  if (
    unsellableKind(
      shop,
      wanted.lines.map(({ kind }) => kind),
    ) !== undefined
  )
    throw new PlaceRefused({ problem: 'unsellable' })
  const settings = await readSettings(tx)
  const issuer = await ensureIssuer(tx, site, settings)
  const day = dayIn(now, timeZone)
  const result = priceNewOrder(wanted, settings, { now, isVatRegistered: isVatRegistered(issuer, day) })
  if (!result.ok) throw new PlaceRefused(result)
  const { priced } = result
  if (wanted.seenTotal !== undefined && wanted.seenTotal !== priced.total)
    throw new PlaceRefused({ problem: 'price', priced })
  const { order, lines } = await insertOrder(shop, wanted, priced, issuer.id)
  const problems = await reserveLines(shop, order, lines)
  if (problems.length > 0) {
    const byLine = new Map(lines.map((line) => [line.id, line]))
    throw new PlaceRefused({
      problem: 'sold_out',
      lines: problems.map(({ line, left = 0 }) => ({ title: byLine.get(line)?.title ?? {}, left })),
    })
  }
  await openBillOf(shop, order, wanted.draft)
  await addEvent(shop, order.id, 'placed', { total: order.total, method: order.method })
  // Last, because others wait for it; gaps would be allowed.
  const period = orderPeriod(day)
  const no = await takeNumber(tx, { site, issuer: 'orders', kind: 'order', period })
  const [numbered] = await tx
    .update(salesOrder)
    .set({ number: `${settings.orderPrefix}${period}${String(no).padStart(4, '0')}` })
    .where(eq(salesOrder.id, order.id))
    .returning()
  if (!numbered) throw new Error('The order is gone.')
  const isDue = isDueNow(wanted, priced)
  return { ok: true, order: isDue ? numbered : await confirmOrder(shop, numbered, lines), isNew: true }
}

async function insertOrder(
  shop: Shop,
  wanted: NewOrder,
  priced: PricedOrder,
  issuerId: string,
): Promise<{ order: OrderRow; lines: LineRow[] }> {
  const { tx, site, now, seal } = shop
  const { buyer } = wanted
  const id = wanted.id ?? randomUUID()
  const isDue = isDueNow(wanted, priced)
  const taxIdPlace = { site, table: 'sales_order', column: 'tax_id_sealed', row: id }
  if (buyer.tax && !seal) throw new Error('A tax id is stored sealed alone.')
  const location = wanted.location ?? mainLocation
  if (location === mainLocation) await ensureMainLocation(tx, site)
  const [order] = await tx
    .insert(salesOrder)
    .values({
      siteId: site,
      id,
      number: id,
      channel: wanted.channel,
      method: priced.total === 0 ? 'free' : wanted.method,
      paymentStatus: paymentStatusOf({
        total: priced.total,
        credited: 0,
        refunded: 0,
        liveClaims: 0,
        method: wanted.method,
      }),
      tokenHash: wanted.token === undefined ? null : hashAccessToken(wanted.token),
      tokenSealed: wanted.token === undefined ? null : sealOrderToken(shop, id, wanted.token),
      cartId: wanted.cartId ?? null,
      personId: buyer.person ?? null,
      name: buyer.name,
      email: buyer.email ?? null,
      phone: buyer.phone ?? null,
      address: buyer.address ?? null,
      zone: wanted.zone ?? null,
      taxRequest: buyer.tax ? { name: buyer.tax.name, address: buyer.tax.address, branchNo: buyer.tax.branchNo } : null,
      taxIdSealed: buyer.tax && seal ? seal.seal(buyer.tax.taxId, taxIdPlace) : null,
      locale: buyer.locale,
      issuerId,
      subtotal: priced.subtotal,
      discount: priced.discount,
      shipping: priced.shipping.total,
      shippingVat: priced.shipping.vat,
      fee: priced.fee.total,
      feeVat: priced.fee.vat,
      vat: priced.vat,
      total: priced.total,
      locationId: location,
      occurredAt: now,
      note: wanted.note ?? '',
      returnTo: wanted.returnTo ?? null,
      placedAt: now,
      expiresAt: expiryOf(wanted, now, isDue),
    })
    .returning()
  if (!order) throw new Error('The order was not inserted.')
  const byKey = new Map(priced.lines.map((line) => [line.id, line]))
  const lines = await tx
    .insert(salesOrderLine)
    .values(
      wanted.lines.map((line, index) => {
        const price = byKey.get(lineKey(index))
        if (!price) throw new Error('A line was not priced.')
        return {
          siteId: site,
          id: randomUUID(),
          orderId: id,
          no: index + 1,
          kind: line.kind,
          ref: line.ref,
          variantId: line.variantId ?? null,
          title: line.title,
          sku: line.sku ?? null,
          picture: line.picture ?? null,
          options: line.options ?? [],
          extras: line.extras ?? [],
          note: line.note ?? '',
          vatClass: line.vatClass,
          quantity: line.quantity,
          isGoods: line.parcel !== undefined,
          // A till hands over at once.
          fulfilled: wanted.channel === 'pos' && line.parcel ? line.quantity : 0,
          unitRegular: price.unitRegular,
          unitCharged: price.unitCharged,
          gross: price.gross,
          discount: price.discount,
          total: price.total,
          vat: price.vat,
        }
      }),
    )
    .returning()
  return { order, lines: lines.sort((one, other) => one.no - other.no) }
}

/** Cash on delivery and bills are paid after the goods have gone out. */
const isDueNow = ({ method, channel }: NewOrder, { total }: PricedOrder) =>
  total > 0 && method !== 'cod' && channel !== 'bill'

/** What is not due now is held without an end. */
function expiryOf({ channel, expiresAt }: NewOrder, now: Date, isDue: boolean): Date | null {
  if (!isDue || channel === 'pos') return null
  return expiresAt ?? new Date(now.getTime() + paymentMinutes * 60_000)
}
