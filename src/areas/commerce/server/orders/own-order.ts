import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { hasRole, type Role } from '@schemas/layout/role'
import type { Db } from '@gateway/db/open'
import { hashAccessToken } from '../carts/access-token'
import { bill, salesOrder } from '../tables'
import type { OrderRow } from './order-rows'

/**
 * Who may see an order: the person who bought, or anyone who has its secret. The number alone is not enough. Staff see
 * all of their site, where a call only shows them.
 */
export type OrderReader = { person?: string | undefined; token?: string | undefined; isStaff?: boolean | undefined }

export const orderReader = (
  { role, person }: { role: Role; person?: { id: string } | undefined },
  token?: string,
): OrderReader => ({ person: person?.id, token, isStaff: hasRole(role, 'manager') })

/** An order by its id or number, for those who may see it; as unknown for all others. */
export async function findOwnOrder(
  tx: Db,
  order: string,
  { person, token, isStaff = false }: OrderReader,
): Promise<OrderRow | undefined> {
  const proofs = [
    ...(person === undefined ? [] : [eq(salesOrder.personId, person)]),
    ...(token === undefined ? [] : [eq(salesOrder.tokenHash, hashAccessToken(token))]),
  ]
  if (proofs.length === 0 && !isStaff) return undefined
  const [row] = await tx
    .select()
    .from(salesOrder)
    .where(and(or(eq(salesOrder.id, order), eq(salesOrder.number, order)), isStaff ? undefined : or(...proofs)))
  return row
}

/**
 * Gives a person the orders that they placed as a guest under an address that they have proven to be theirs.
 */
export async function claimOrders(tx: Db, { id, email }: { id: string; email: string }): Promise<number> {
  const rows = await tx
    .update(salesOrder)
    .set({ personId: id })
    .where(
      and(isNull(salesOrder.personId), eq(salesOrder.channel, 'online'), eq(salesOrder.email, email.toLowerCase())),
    )
    .returning({ id: salesOrder.id })
  if (rows.length > 0)
    await tx
      .update(bill)
      .set({ personId: id })
      .where(
        inArray(
          bill.orderId,
          rows.map((row) => row.id),
        ),
      )
  return rows.length
}
