import { and, count, eq, inArray } from 'drizzle-orm'
import { maxCartLines } from '@schemas/commerce/entities/cart'
import { describePrice } from '../catalogue/describe-products'
import { availableNow } from '../catalogue/variant-stock'
import type { Shop } from '../shop'
import { cartLine, product, variant } from '../tables'
import { isOffered, limitOf } from './cart-rows'
import { type CartOwner, type CartRow, ensureCart, findCart, touchCart } from './own-cart'

/** How many of a variant the cart shall hold; none takes it out. */
export type WantedLine = { variant: string; quantity: number; isSaved?: boolean | undefined }

export type SetLines =
  | { ok: true; cart: CartRow }
  | { ok: false; problem: 'unknown'; at: number }
  | { ok: false; problem: 'short' | 'limit'; at: number; left: number }
  | { ok: false; problem: 'stale' | 'full' }

/**
 * Sets lines of a cart, all of them or none. Quantities are whole ones and not differences, so that a repeated request
 * changes nothing. Fewer than before is always taken, also where less is left.
 */
export async function setLines(
  shop: Shop,
  owner: CartOwner,
  { lines, version }: { lines: readonly WantedLine[]; version?: number | undefined },
): Promise<SetLines> {
  const { tx, site, now } = shop
  const open = await findCart(shop, owner, { locks: true })
  // A new cart has nothing that another tab could have changed.
  if (open && version !== undefined && version !== 0 && version !== open.version) return { ok: false, problem: 'stale' }
  const cart = open ?? (await ensureCart(shop, owner))
  const ids = lines.map((line) => line.variant)
  const offers = await tx
    .select({ variant, product, available: availableNow })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(inArray(variant.id, ids))
  const before = await tx
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cart.id), inArray(cartLine.variantId, ids)))
  for (const [at, { variant: id, quantity, isSaved }] of lines.entries()) {
    if (quantity === 0) continue
    const offer = offers.find((each) => each.variant.id === id)
    if (!offer || !isOffered(offer)) return { ok: false, problem: 'unknown', at }
    const had = before.find((each) => each.variantId === id)
    const limit = limitOf(offer)
    const isMore = quantity > (had && !had.isSaved ? had.quantity : 0)
    if (limit && !isSaved && isMore && quantity > limit.left) return { ok: false, at, ...limit }
  }
  const gone = lines.filter(({ quantity }) => quantity === 0).map((line) => line.variant)
  if (gone.length > 0)
    await tx.delete(cartLine).where(and(eq(cartLine.cartId, cart.id), inArray(cartLine.variantId, gone)))
  for (const { variant: id, quantity, isSaved } of lines) {
    const offer = offers.find((each) => each.variant.id === id)
    if (quantity === 0 || !offer) continue
    const seenPrice = describePrice(offer.variant, now).amount
    await tx
      .insert(cartLine)
      .values({
        siteId: site,
        cartId: cart.id,
        variantId: id,
        quantity,
        isSaved: isSaved ?? false,
        seenPrice,
        addedAt: now,
      })
      .onConflictDoUpdate({
        target: [cartLine.siteId, cartLine.cartId, cartLine.variantId],
        set: { quantity, seenPrice, ...(isSaved === undefined ? {} : { isSaved }) },
      })
  }
  const [all] = await tx.select({ lines: count() }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  // The caller rolls back. A cart that holds too many already can still be made smaller.
  const isLonger = lines.some(
    ({ variant: id, quantity }) => quantity > 0 && !before.some(({ variantId }) => variantId === id),
  )
  if (isLonger && (all?.lines ?? 0) > maxCartLines) return { ok: false, problem: 'full' }
  await touchCart(shop, cart.id)
  return { ok: true, cart }
}
