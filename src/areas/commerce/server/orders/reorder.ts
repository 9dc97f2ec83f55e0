import { and, eq, inArray } from 'drizzle-orm'
import { availableNow } from '../catalogue/variant-stock'
import { isOffered, limitOf } from '../carts/cart-rows'
import { findCart } from '../carts/own-cart'
import { setLines } from '../carts/set-lines'
import type { Shop } from '../shop'
import { cartLine, product, variant } from '../tables'
import { type OrderRow, readLines } from './order-rows'

/** The cart would hold too much. Thrown, so that the transaction ends without a trace. */
export class ReorderRefused extends Error {}

/** Puts what an order held into its person's cart, as far as it can be had; resolves to the titles of what cannot. */
export async function reorder(
  shop: Shop,
  person: string,
  order: OrderRow,
): Promise<Record<string, string | undefined>[]> {
  const { tx } = shop
  const lines = await readLines(tx, order.id)
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  if (ids.length === 0) return lines.map(({ title }) => title)
  const offers = await tx
    .select({ variant, product, available: availableNow })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(inArray(variant.id, ids))
  const cart = await findCart(shop, { person }, { locks: true })
  const before = cart ? await tx.select().from(cartLine).where(eq(cartLine.cartId, cart.id)) : []
  const missed: Record<string, string | undefined>[] = []
  const wanted: { variant: string; quantity: number; isSaved: boolean }[] = []
  for (const line of lines) {
    const offer = offers.find((each) => each.variant.id === line.variantId)
    const max = offer && isOffered(offer) ? (limitOf(offer)?.left ?? line.quantity) : 0
    const had = before.find((each) => each.variantId === line.variantId)?.quantity ?? 0
    const quantity = Math.min(max, Math.max(line.quantity, had))
    if (offer && quantity > 0) wanted.push({ variant: offer.variant.id, quantity, isSaved: false })
    else missed.push(line.title)
  }
  if (wanted.length > 0) {
    const set = await setLines(shop, { person }, { lines: wanted })
    if (!set.ok) throw new ReorderRefused()
  }
  return missed
}
