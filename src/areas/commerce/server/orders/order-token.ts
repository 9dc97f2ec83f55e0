import type { Shop } from '../shop'
import type { salesOrder } from '../tables'

const placeOf = (site: string, order: string) => ({ site, table: 'sales_order', column: 'token_sealed', row: order })

/** The secret of an order's page as the database keeps it. */
export function sealOrderToken({ site, seal }: Pick<Shop, 'site' | 'seal'>, order: string, token: string): string {
  if (!seal) throw new Error('The secret of an order is stored sealed alone.')
  return seal.seal(token, placeOf(site, order))
}

/** The secret of an order's page, for a link that is mailed to its buyer. */
export const openOrderToken = (
  { site, seal }: Pick<Shop, 'site' | 'seal'>,
  { id, tokenSealed }: Pick<typeof salesOrder.$inferSelect, 'id' | 'tokenSealed'>,
): string | undefined => (tokenSealed === null ? undefined : seal?.open(tokenSealed, placeOf(site, id)))
