import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hashAccessToken, newAccessToken } from '@areas/commerce/server/carts/access-token'
import { cart, cartLine, product, variant, wishlistEntry } from '@areas/commerce/server/tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { type Ids, newIds } from '../isolation/make-rows'

/** A product at each site, by its id and by the code of its page, with another one of the same maker. */
export async function makeProducts(db: Db): Promise<Record<'ids' | 'codes', Ids>> {
  const ids = newIds()
  const codes = newIds()
  const rest = {
    title: { en: 'A product' },
    kind: 'good',
    form: 'physical',
    status: 'active',
    brandCode: 'one',
  } as const
  for (const [siteId, id, slug] of [
    ['alpha', ids.own, codes.own],
    ['beta', ids.foreign, codes.foreign],
  ] as const) {
    const products = [
      { siteId, id, slug, ...rest },
      { siteId, id: randomUUID(), slug: randomUUID(), ...rest },
    ]
    await db.insert(product).values(products)
    await db.insert(variant).values(
      products.map(({ id: productId }) => ({
        siteId,
        id: randomUUID(),
        productId,
        sku: randomUUID().toUpperCase(),
        regular: 100,
      })),
    )
  }
  return { ids, codes }
}

/** A product on the wishlist of each site's user, who has the same id at both. */
export async function makeWished(db: Db): Promise<Ids> {
  const { ids } = await makeProducts(db)
  for (const [siteId, productId] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const) {
    const [user] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, siteId), eq(person.email, `user@${siteId}.example`)))
    await db.insert(wishlistEntry).values({ siteId, personId: user?.id ?? '', productId })
  }
  return ids
}

/** A variant at each site that anyone may buy. */
export async function makeVariants(db: Db): Promise<Ids> {
  const { ids } = await makeProducts(db)
  const variants = newIds()
  for (const [siteId, productId, id] of [
    ['alpha', ids.own, variants.own],
    ['beta', ids.foreign, variants.foreign],
  ] as const)
    await db.insert(variant).values({
      siteId,
      id,
      productId,
      sku: id.toUpperCase(),
      optionKey: 'second',
      regular: 10_000,
      tracked: false,
      maxPerOrder: 5,
    })
  return variants
}

const carts = new WeakMap<Db, ReturnType<typeof insertCarts>>()
/** Token and id name one cart, of which a call may need both. */
export function makeCarts(db: Db): ReturnType<typeof insertCarts> {
  const made = carts.get(db) ?? insertCarts(db)
  carts.set(db, made)
  return made
}

/** A guest's cart with one thing in it at each site: by the guest's token, and by its id. */
export async function insertCarts(db: Db, quantity = 1): Promise<Record<'tokens' | 'ids', Ids>> {
  const variants = await makeVariants(db)
  const ids = newIds()
  const tokens: Ids = { own: newAccessToken(), foreign: newAccessToken(), unknown: newAccessToken() }
  for (const [siteId, id, token, variantId] of [
    ['alpha', ids.own, tokens.own, variants.own],
    ['beta', ids.foreign, tokens.foreign, variants.foreign],
  ] as const) {
    await db.insert(cart).values({ siteId, id, tokenHash: hashAccessToken(token), expiresAt: new Date('2999-01-01') })
    await db.insert(cartLine).values({ siteId, cartId: id, variantId, quantity })
  }
  // The cart costs something else than the example says, which only its owner is shown.
  return { tokens: { ...tokens, extras: { cart: ids.own } }, ids: { ...ids, extras: { token: tokens.own } } }
}

/** Codes are unique at a site. */
export const writtenProduct = () => ({
  slug: `written-${randomUUID()}`,
  variants: [
    {
      sku: randomUUID().slice(0, 20).toUpperCase(),
      options: [],
      regular: 100,
      weightG: 0,
      tracked: false,
      backorder: false,
    },
  ],
})
