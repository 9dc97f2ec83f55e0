import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { availableNow } from '../catalogue/variant-stock'
import { cartLine, product, variant } from '../tables'

/** Lines of a cart with what they sell; also of what can no longer be had. */
export const cartRows = (tx: Db, cartId: string) =>
  tx
    .select({ line: cartLine, variant, product, available: availableNow })
    .from(cartLine)
    .innerJoin(variant, and(eq(variant.siteId, cartLine.siteId), eq(variant.id, cartLine.variantId)))
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(eq(cartLine.cartId, cartId))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.variantId))

export type CartLineRow = Awaited<ReturnType<typeof cartRows>>[number]

type Offer = Pick<CartLineRow, 'variant' | 'product' | 'available'>

/** Whether a variant can be put into a cart: lessons are bought on their own page. */
export const isOffered = ({ variant: of, product: its }: Pick<Offer, 'variant' | 'product'>): boolean =>
  of.deletedAt === null && its.deletedAt === null && its.status === 'active' && its.kind !== 'lesson'

/** How many of a variant one order can have, and why no more; undefined where nothing limits it. */
export function limitOf({ variant: of, available }: Offer): { problem: 'short' | 'limit'; left: number } | undefined {
  const isLimited = of.tracked && !of.backorder
  const left = isLimited ? Math.max(0, available ?? 0) : Number.POSITIVE_INFINITY
  const max = of.maxPerOrder ?? Number.POSITIVE_INFINITY
  if (left <= max && Number.isFinite(left)) return { problem: 'short', left }
  return Number.isFinite(max) ? { problem: 'limit', left: max } : undefined
}
