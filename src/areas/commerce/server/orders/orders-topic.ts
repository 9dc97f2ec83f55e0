import { desc, inArray, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { orderEvent, parcel } from '../tables'

/** The orders of a shop, for those who pack them. */
export const ordersTopic = 'shop/orders'
/** One for the whole shop. */
export const ordersKey = 'all'

/** Changes with each step of an order, and with each parcel that has not left yet. */
export async function ordersRevision(tx: Db): Promise<string> {
  const [last] = await tx
    .select({ at: orderEvent.at, id: orderEvent.id })
    .from(orderEvent)
    .orderBy(desc(orderEvent.at), desc(orderEvent.id))
    .limit(1)
  const [waiting] = await tx
    .select({
      parcels: sql<string>`count(*)::text`,
      versions: sql<string>`coalesce(sum(${parcel.version}), 0)::text`,
      newest: sql<string>`coalesce(max(${parcel.id}), '')`,
    })
    .from(parcel)
    .where(inArray(parcel.status, ['packing', 'ready']))
  return [last?.at.getTime() ?? 0, last?.id ?? '', waiting?.parcels, waiting?.versions, waiting?.newest].join('-')
}
