import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { LineExtra } from '@schemas/commerce/entities/order-parts'
import { type PricedOrder, priceOrder } from '@schemas/commerce/price/price-order'
import { type Satang, toSatang } from '@schemas/money/satang'
import { dayIn } from '../orders/day-in'
import type { OrderRow } from '../orders/order-rows'
import { readSettings } from '../orders/settings'
import { ensureIssuer, type Issuer, isVatRegistered } from '../billing/issuer'
import type { Shop } from '../shop'
import { product, salesOrder, salesOrderLine, variant } from '../tables'
import { bookTillSale, type TillMoney } from './book-till'
import { issueTillDocument } from './issue-till-document'
import { type Oversold, takeForTill } from './take-for-till'

export type TillLine = {
  id: string
  variant: string
  quantity: number
  /** Of one unit, as the till knew them; options left out. */
  regular: Satang
  charged: Satang
  extras: LineExtra[]
  note?: string | undefined
}
export type NewTillSale = {
  /** Given by the till. */
  id: string
  number: string
  segment: string
  seq: number
  at: Date
  register: string
  shift: string
  location: string
  issuer?: string | undefined
  lines: readonly TillLine[]
  discount: Satang
  method: 'cash' | 'promptpay' | 'card'
  money: TillMoney
}
type Frozen = { product: typeof product.$inferSelect; variant: typeof variant.$inferSelect }

export type SoldAtTill = { order: OrderRow; lines: SoldLine[]; oversold: Oversold[] }
export type SoldLine = {
  variant: string
  quantity: number
  gross: number
  discount: number
  total: number
  vat: number
  cost: number
}

/** The price of a till's sale, as the till computes it too. */
export const priceTillSale = (
  { lines, discount, at }: Pick<NewTillSale, 'discount' | 'at'> & { lines: readonly TillLine[] },
  vatOf: (variant: string) => Frozen['product']['vat'],
  isRegistered: boolean,
): PricedOrder =>
  priceOrder({
    lines: lines.map((line) => ({
      id: line.id,
      price: { regular: line.regular },
      override: line.charged,
      options: line.extras.map(({ price }) => toSatang(price)),
      quantity: line.quantity,
      vatClass: vatOf(line.variant),
    })),
    at,
    discount,
    isVatRegistered: isRegistered,
  })

/** Variants with their products, deleted ones too: what a till has sold was there. */
export async function readTillVariants({ tx }: Pick<Shop, 'tx'>, ids: readonly string[]): Promise<Map<string, Frozen>> {
  const rows = await tx
    .select({ product, variant })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(inArray(variant.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.variant.id, row]))
}

/** Who issues the receipts of a branch, and whether they are registered for VAT on a day. */
export async function tillIssuer(
  shop: Shop,
  issuer: string | undefined,
): Promise<{ issuer: Issuer; isRegistered: boolean }> {
  const settings = await readSettings(shop.tx)
  const found = await ensureIssuer(shop.tx, shop.site, { ...settings, issuerId: issuer ?? settings.issuerId })
  return { issuer: found, isRegistered: isVatRegistered(found, dayIn(shop.now, shop.timeZone)) }
}

/**
 * Stores a sale of a till in one piece: placed, paid and taken, with its document under the till's own number. Goods in
 * a hand prove stock: what the books lack is oversold and returned. The caller has checked that the till's total is that
 * of `priceTillSale`.
 */
export async function sellAtTill(
  shop: Shop,
  sale: NewTillSale,
  known: ReadonlyMap<string, Frozen>,
): Promise<SoldAtTill> {
  const { tx, site } = shop
  const at: Shop = { ...shop, now: sale.at }
  const { issuer, isRegistered } = await tillIssuer(at, sale.issuer)
  const priced = priceTillSale(sale, (id) => known.get(id)?.product.vat ?? 'standard', isRegistered)
  const taken = await takeForTill(at, sale)
  const [order] = await tx
    .insert(salesOrder)
    .values({
      siteId: site,
      id: sale.id,
      number: sale.number,
      channel: 'pos',
      status: 'completed',
      paymentStatus: 'paid',
      fulfilmentStatus: 'delivered',
      method: priced.total === 0 ? 'free' : sale.method,
      issuerId: issuer.id,
      subtotal: priced.subtotal,
      discount: priced.discount,
      vat: priced.vat,
      total: priced.total,
      credited: priced.total,
      locationId: sale.location,
      registerId: sale.register,
      shiftId: sale.shift,
      occurredAt: sale.at,
      placedAt: sale.at,
      confirmedAt: sale.at,
      paidAt: sale.at,
      completedAt: sale.at,
    })
    .returning()
  if (!order) throw new Error('The sale was not inserted.')
  const rows = await insertLines(shop, sale, priced, known, taken.costs)
  await bookTillSale(at, { id: order.id, total: priced.total, vat: priced.vat }, sale.money)
  if (order.total > 0)
    await issueTillDocument(at, { order, lines: rows, issuer, isRegistered, segment: sale.segment, seq: sale.seq })
  return {
    order,
    oversold: taken.oversold,
    lines: rows.map(({ variantId, quantity, gross, discount, total, vat, cost }) => ({
      variant: variantId ?? '',
      quantity,
      gross,
      discount,
      total,
      vat,
      cost,
    })),
  }
}

async function insertLines(
  { tx, site }: Shop,
  sale: NewTillSale,
  priced: PricedOrder,
  known: ReadonlyMap<string, Frozen>,
  costs: ReadonlyMap<string, number>,
) {
  const byId = new Map(priced.lines.map((line) => [line.id, line]))
  return tx
    .insert(salesOrderLine)
    .values(
      sale.lines.map((line, index) => {
        const price = byId.get(line.id)
        const of = known.get(line.variant)
        if (!price || !of) throw new Error('A line was not priced.')
        return {
          siteId: site,
          id: randomUUID(),
          orderId: sale.id,
          no: index + 1,
          kind: of.product.kind === 'lesson' ? 'good' : of.product.kind,
          ref: line.variant,
          variantId: line.variant,
          title: of.product.title,
          sku: of.variant.sku,
          picture: of.variant.picture ?? of.product.images[0]?.asset ?? null,
          options: of.variant.options,
          extras: line.extras,
          note: line.note ?? '',
          vatClass: of.product.vat,
          quantity: line.quantity,
          isGoods: true,
          fulfilled: line.quantity,
          unitRegular: price.unitRegular,
          unitCharged: price.unitCharged,
          gross: price.gross,
          discount: price.discount,
          total: price.total,
          vat: price.vat,
          cost: costs.get(line.id) ?? 0,
          grantStatus: 'granted' as const,
        }
      }),
    )
    .returning()
}
