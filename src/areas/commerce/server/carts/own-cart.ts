import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Shop } from '../shop'
import { cart } from '../tables'
import { hashAccessToken } from './access-token'

export type CartRow = typeof cart.$inferSelect

/** Whose cart: a person's own on all devices, else that of the guest who has its token. */
export type CartOwner = { person?: string | undefined; token?: string | undefined }

/** A cart that nobody touches is over after so many days. */
const cartDays = 90
export const cartEnd = (now: Date): Date => new Date(now.getTime() + cartDays * 86_400_000)

const isOwn = ({ person, token }: CartOwner) =>
  person !== undefined
    ? eq(cart.personId, person)
    : and(isNull(cart.personId), eq(cart.tokenHash, hashAccessToken(token ?? '')))

/** The open cart of an owner; locked for a change. */
export async function findCart(
  { tx, now }: Pick<Shop, 'tx' | 'now'>,
  owner: CartOwner,
  { locks = false }: { locks?: boolean } = {},
): Promise<CartRow | undefined> {
  if (owner.person === undefined && owner.token === undefined) return undefined
  const query = tx
    .select()
    .from(cart)
    .where(and(isOwn(owner), eq(cart.status, 'open'), sql`${cart.expiresAt} > ${now.toISOString()}`))
  const [row] = await (locks ? query.for('update') : query)
  return row
}

/** One of an owner's carts, also after it has become an order. */
export async function findOwnCart(
  { tx }: Pick<Shop, 'tx'>,
  owner: CartOwner,
  id: string,
): Promise<CartRow | undefined> {
  if (owner.person === undefined && owner.token === undefined) return undefined
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.id, id), isOwn(owner)))
  return row
}

/** The open cart of an owner, locked, made where there is none. */
export async function ensureCart(shop: Shop, owner: CartOwner): Promise<CartRow> {
  const { tx, site, now } = shop
  const before = await findCart(shop, owner, { locks: true })
  if (before) return before
  // An overdue one would keep its owner from a new one.
  await tx
    .update(cart)
    .set({ status: 'expired' })
    .where(and(isOwn(owner), eq(cart.status, 'open')))
  await tx
    .insert(cart)
    .values({
      siteId: site,
      id: randomUUID(),
      personId: owner.person ?? null,
      tokenHash: owner.person === undefined && owner.token !== undefined ? hashAccessToken(owner.token) : null,
      expiresAt: cartEnd(now),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const made = await findCart(shop, owner, { locks: true })
  if (!made) throw new CartEnded()
  return made
}

/** The token belongs to a cart that has become an order: the next one needs a token of its own. */
export class CartEnded extends Error {}

/** Counts a change of a cart that the transaction has locked. */
export async function touchCart({ tx, now }: Shop, id: string): Promise<void> {
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, updatedAt: now, expiresAt: cartEnd(now) })
    .where(eq(cart.id, id))
}
