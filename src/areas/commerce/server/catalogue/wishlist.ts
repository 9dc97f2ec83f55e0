import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { product, wishlistEntry } from '../tables'
import { isPublic } from './describe-products'

/** Most products on one wishlist. */
const maxEntries = 200

type Own = { tx: Db; site: string; person: string }

/** Puts a product onto a wishlist or takes it off; once there, it stays once. */
export async function setWishlist(
  { tx, site, person }: Own,
  id: string,
  isOn: boolean,
): Promise<'done' | 'unknown' | 'full'> {
  const own = and(eq(wishlistEntry.personId, person), eq(wishlistEntry.productId, id))
  // One that is no longer sold can be taken off, too.
  if (!isOn && (await tx.delete(wishlistEntry).where(own).returning()).length > 0) return 'done'
  const [row] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, id), isPublic))
  if (!row) return 'unknown'
  if (!isOn) return 'done'
  // Those that nobody sees any more take no place.
  if ((await readWishlist(tx, person)).length >= maxEntries) return 'full'
  await tx.insert(wishlistEntry).values({ siteId: site, personId: person, productId: id }).onConflictDoNothing()
  return 'done'
}

/** The ids of a wishlist's products that can still be seen, the latest first. */
export async function readWishlist(tx: Db, person: string): Promise<string[]> {
  const rows = await tx
    .select({ id: wishlistEntry.productId })
    .from(wishlistEntry)
    .innerJoin(product, and(eq(product.siteId, wishlistEntry.siteId), eq(product.id, wishlistEntry.productId)))
    .where(and(eq(wishlistEntry.personId, person), isPublic))
    .orderBy(desc(wishlistEntry.createdAt), wishlistEntry.productId)
  return rows.map(({ id }) => id)
}

/** Whether a product is on a wishlist. */
export async function isWished(tx: Db, person: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: wishlistEntry.productId })
    .from(wishlistEntry)
    .where(and(eq(wishlistEntry.personId, person), eq(wishlistEntry.productId, id)))
  return rows.length > 0
}
