import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { CheckoutMethod } from '@schemas/commerce/entities/checkout'
import { newAccessToken } from '../carts/access-token'
import { cartRows, isOffered } from '../carts/cart-rows'
import { cartEnd, type CartOwner, type CartRow, findOwnCart } from '../carts/own-cart'
import type { Buyer, Placed } from '../orders/order-types'
import { openOrderToken } from '../orders/order-token'
import { linesOf, placeCart } from '../orders/place-cart'
import { readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { cart, cartLine } from '../tables'
import { isShipped, zoneOf } from './quote'

type Checkout = {
  /** The very cart that the buyer saw: a repeated press must not order what they collected since. */
  cart: string
  version: number
  seenTotal: number
  method: CheckoutMethod
  buyer: Buyer
  note?: string | undefined
}

export type CheckedOut =
  | (Extract<Placed, { ok: true }> & { token: string | undefined })
  | Extract<Placed, { ok: false }>
  | { ok: false; problem: 'no_address' | 'no_method' | 'no_cart' }
  | { ok: false; problem: 'limit'; title: Record<string, string | undefined>; left: number }

/**
 * Places the order of a cart, once: a repetition gets the order that the cart has become, with its secret. A free order
 * needs no way to pay. What has changed since the buyer looked is answered before anything is sold.
 */
export async function checkOut(shop: Shop, owner: CartOwner, wanted: Checkout): Promise<CheckedOut> {
  const own = await findOwnCart(shop, owner, wanted.cart)
  if (!own) return { ok: false, problem: 'no_cart' }
  if (own.status === 'open') {
    const problem = await refusalOf(shop, own, wanted)
    if (problem) return problem
  }
  const { shipping } = await readSettings(shop.tx)
  const placed = await placeCart(shop, {
    cart: own.id,
    version: wanted.version,
    seenTotal: wanted.seenTotal,
    method: wanted.method,
    buyer: wanted.buyer,
    zone: zoneOf({ shipping }, wanted.buyer.address?.province),
    token: newAccessToken(),
    ...(wanted.note === undefined ? {} : { note: wanted.note }),
  })
  if (!placed.ok) return placed
  await keepSaved(shop, own, placed.isNew)
  return { ...placed, token: openOrderToken(shop, placed.order) }
}

async function refusalOf(shop: Shop, own: CartRow, wanted: Checkout): Promise<CheckedOut | undefined> {
  const settings = await readSettings(shop.tx)
  const rows = (await cartRows(shop.tx, own.id)).filter(({ line }) => !line.isSaved)
  const gone = rows.filter((row) => !isOffered(row))
  if (gone.length > 0)
    return { ok: false, problem: 'sold_out', lines: gone.map(({ product }) => ({ title: product.title, left: 0 })) }
  const over = rows.find(({ line, variant }) => variant.maxPerOrder !== null && line.quantity > variant.maxPerOrder)
  if (over) return { ok: false, problem: 'limit', title: over.product.title, left: over.variant.maxPerOrder ?? 0 }
  if (isShipped(await linesOf(shop, own.id)) && !wanted.buyer.address) return { ok: false, problem: 'no_address' }
  // What costs nothing is paid by nothing.
  if (wanted.seenTotal > 0 && !settings.methods.includes(wanted.method)) return { ok: false, problem: 'no_method' }
  return undefined
}

/** What was saved for later goes on into the owner's next cart. */
async function keepSaved({ tx, site, now }: Shop, own: CartRow, isNew: boolean): Promise<void> {
  if (!isNew || own.personId === null) return
  const saved = await tx
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.cartId, own.id), eq(cartLine.isSaved, true)))
  if (saved.length === 0) return
  const next = { siteId: site, id: randomUUID(), personId: own.personId }
  await tx.insert(cart).values({ ...next, expiresAt: cartEnd(now), createdAt: now })
  await tx.insert(cartLine).values(saved.map((line) => ({ ...line, cartId: next.id })))
  await tx.delete(cartLine).where(
    and(
      eq(cartLine.cartId, own.id),
      inArray(
        cartLine.variantId,
        saved.map(({ variantId }) => variantId),
      ),
    ),
  )
}
