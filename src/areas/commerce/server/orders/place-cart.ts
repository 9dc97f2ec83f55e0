import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { toSatang } from '@schemas/money/satang'
import type { Shop } from '../shop'
import { cart, cartLine, product, salesOrder, variant } from '../tables'
import { type Buyer, type NewLine, type NewOrder, type Placed, PlaceRefused } from './order-types'
import { placeOrder } from './place-order'

type FromCart = Pick<NewOrder, 'method' | 'zone' | 'location' | 'token' | 'note'> & {
  cart: string
  version: number
  seenTotal: number
  buyer: Buyer
}

/** Makes a cart's one order. A repetition gets the order that it has become. */
export async function placeCart(shop: Shop, { cart: cartId, version, ...wanted }: FromCart): Promise<Placed> {
  try {
    return await shop.tx.transaction((tx) => place({ ...shop, tx }, cartId, version, wanted))
  } catch (error) {
    if (error instanceof PlaceRefused) return { ok: false, ...error.problem }
    throw error
  }
}

async function place(
  shop: Shop,
  cartId: string,
  version: number,
  wanted: Omit<FromCart, 'cart' | 'version'>,
): Promise<Placed> {
  const { tx, now } = shop
  // The row is locked until the end: of several presses the first makes the order, and the others find it.
  const [claimed] = await tx
    .update(cart)
    .set({ status: 'ordered', updatedAt: now, version: sql`${cart.version} + 1` })
    .where(and(eq(cart.id, cartId), eq(cart.status, 'open'), eq(cart.version, version)))
    .returning({ id: cart.id })
  if (!claimed) {
    const [order] = await tx.select().from(salesOrder).where(eq(salesOrder.cartId, cartId))
    if (order) return { ok: true, order, isNew: false }
    throw new PlaceRefused({ problem: 'stale_cart' })
  }
  const placed = await placeOrder(shop, {
    ...wanted,
    channel: 'online',
    cartId,
    lines: await linesOf(shop, cartId),
  })
  // The cart stays open.
  if (!placed.ok) throw new PlaceRefused(placed)
  return placed
}

/** What a cart would sell now, as the catalogue has it. */
export async function linesOf({ tx }: Pick<Shop, 'tx'>, cartId: string): Promise<NewLine[]> {
  const rows = await tx
    .select({ quantity: cartLine.quantity, variant, product })
    .from(cartLine)
    .innerJoin(variant, and(eq(variant.siteId, cartLine.siteId), eq(variant.id, cartLine.variantId)))
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.isSaved, false), isNull(variant.deletedAt)))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.variantId))
  return rows.map(({ quantity, ...row }) => variantLine(row, quantity))
}

type VariantRow = { variant: typeof variant.$inferSelect; product: typeof product.$inferSelect }

/** A line that sells a variant. */
export function variantLine({ variant: row, product: of }: VariantRow, quantity: number): NewLine {
  const picture = row.picture ?? of.images[0]?.asset
  return {
    kind: of.kind,
    ref: row.id,
    variantId: row.id,
    title: of.title,
    sku: row.sku,
    ...(picture === undefined ? {} : { picture }),
    options: row.options,
    price: {
      regular: toSatang(row.regular),
      sale: row.sale === null ? undefined : toSatang(row.sale),
      saleFrom: row.saleFrom ?? undefined,
      saleTo: row.saleTo ?? undefined,
    },
    quantity,
    vatClass: of.vat,
    ...(of.form === 'physical' ? { parcel: { temperature: of.temperature, grams: row.weightG } } : {}),
  }
}
