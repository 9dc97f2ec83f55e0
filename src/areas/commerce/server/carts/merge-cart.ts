import { and, eq } from 'drizzle-orm'
import { maxCartLines } from '@schemas/commerce/entities/cart'
import type { Shop } from '../shop'
import { cart, cartLine } from '../tables'
import { cartRows, isOffered, limitOf } from './cart-rows'
import { ensureCart, findCart, touchCart } from './own-cart'

/** What a merged line holds less than one of the two carts did. */
export type Capped = { variant: string; quantity: number }

/**
 * Puts what a guest has collected into the cart of the person they turn out to be: of each variant the larger quantity,
 * once, and no more than can be had. A repetition finds the guest's cart merged and changes nothing.
 */
export async function mergeCart(shop: Shop, { person, token }: { person: string; token: string }): Promise<Capped[]> {
  const { tx, site, now } = shop
  const own = await ensureCart(shop, { person })
  const guest = await findCart(shop, { token }, { locks: true })
  if (!guest) return []
  const [claimed] = await tx
    .update(cart)
    .set({ status: 'merged', updatedAt: now })
    .where(and(eq(cart.id, guest.id), eq(cart.status, 'open')))
    .returning({ id: cart.id })
  if (!claimed) return []
  const mine = new Map((await cartRows(tx, own.id)).map((row) => [row.line.variantId, row]))
  let size = mine.size
  const capped: Capped[] = []
  for (const row of await cartRows(tx, guest.id)) {
    if (!isOffered(row)) continue
    const { line } = row
    const before = mine.get(line.variantId)?.line
    const wanted = Math.max(line.quantity, before?.quantity ?? 0)
    // Nothing is taken from what the person had collected themselves: the cart tells them at the line.
    const quantity = Math.max(Math.min(wanted, limitOf(row)?.left ?? wanted), before?.quantity ?? 0)
    if (!before && size >= maxCartLines) {
      capped.push({ variant: line.variantId, quantity: 0 })
      continue
    }
    if (quantity < wanted) capped.push({ variant: line.variantId, quantity })
    if (quantity === 0) continue
    if (!before) size += 1
    const { seenPrice, addedAt } = line
    // What either of the two meant to buy is bought.
    const isSaved = line.isSaved && (before?.isSaved ?? true)
    await tx
      .insert(cartLine)
      .values({ siteId: site, cartId: own.id, variantId: line.variantId, quantity, seenPrice, addedAt, isSaved })
      .onConflictDoUpdate({
        target: [cartLine.siteId, cartLine.cartId, cartLine.variantId],
        set: { quantity, isSaved },
      })
  }
  await touchCart(shop, own.id)
  return capped
}
