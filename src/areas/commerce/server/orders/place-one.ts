import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../shop'
import { product, variant } from '../tables'
import type { Buyer, NewOrder, Placed } from './order-types'
import { variantLine } from './place-cart'
import { placeOrder } from './place-order'

type One = Pick<NewOrder, 'method' | 'returnTo' | 'seenTotal'> & {
  variant: string
  /** What the kind's sellable knows the line by; the variant itself where it is left out. */
  ref?: string
  buyer: Buyer
}

/** Places an order of one variant outside the cart. Undefined where there is no such variant. */
export async function placeOne(shop: Shop, { variant: id, ref, ...wanted }: One): Promise<Placed | undefined> {
  const [row] = await shop.tx
    .select({ variant, product })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(and(eq(variant.id, id), isNull(variant.deletedAt)))
  if (!row) return undefined
  const line = variantLine(row, 1)
  return placeOrder(shop, { ...wanted, channel: 'online', lines: [{ ...line, ref: ref ?? line.ref }] })
}
