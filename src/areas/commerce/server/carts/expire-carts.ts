import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Shop } from '../shop'
import { cart } from '../tables'

/** Ends carts that nobody has touched for as long as they are kept, so many at once. */
export async function expireCarts({ tx, now }: Pick<Shop, 'tx' | 'now'>, limit: number): Promise<number> {
  const due = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.status, 'open'), lte(cart.expiresAt, now)))
    .orderBy(asc(cart.expiresAt), asc(cart.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  await tx
    .update(cart)
    .set({ status: 'expired' })
    .where(
      inArray(
        cart.id,
        due.map(({ id }) => id),
      ),
    )
  return due.length
}
