import { inArray } from 'drizzle-orm'
import type { SellableContext, SellableLine, SellableProblem } from '@gateway/sellable/sellable'
import { sellables } from '@gateway/sellable/sellables'
import type { Shop } from '../shop'
import { salesOrderLine } from '../tables'
import type { LineRow, OrderRow } from './order-rows'

type Buyer = Pick<OrderRow, 'channel' | 'personId' | 'locationId' | 'expiresAt'>

const contextOf = ({ tx, site, now }: Shop, order: Buyer): SellableContext => ({
  tx,
  site,
  now,
  person: order.personId ?? undefined,
  channel: order.channel,
  location: order.locationId,
  expiresAt: order.expiresAt ?? undefined,
})

/** Kinds in one order everywhere, so that transactions lock what these need in one order too. */
function byKindOf(lines: readonly LineRow[]): [string, SellableLine[]][] {
  const groups = new Map<string, SellableLine[]>()
  for (const { id, orderId, kind, ref, variantId, quantity } of lines)
    groups.set(kind, [...(groups.get(kind) ?? []), { id, orderId, kind, ref, variantId, quantity }])
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** The first kind of these lines that nobody sells. */
export const unsellableKind = (shop: Shop, kinds: readonly string[]): string | undefined =>
  kinds.find((kind) => !(shop.sellables ?? sellables).has(kind))

/** Reserves the lines, or answers why not; then what other kinds have reserved is for the caller to roll back. */
export async function reserveLines(shop: Shop, order: Buyer, lines: readonly LineRow[]): Promise<SellableProblem[]> {
  for (const [kind, group] of byKindOf(lines)) {
    const problems = await sellableOf(shop, kind).reserve(contextOf(shop, order), group)
    if (problems.length > 0) return problems
  }
  await mark(shop, lines, 'reserved')
  return []
}

/** Lets each kind do its part; `quantities` are units of each line by its id, all of them where it is left out. */
export async function runSellables(
  shop: Shop,
  order: Buyer,
  lines: readonly LineRow[],
  step: 'release' | 'grant' | 'revoke',
  quantities?: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [kind, group] of byKindOf(lines))
    await sellableOf(shop, kind)[step](
      contextOf(shop, order),
      group.map((line) => ({ ...line, quantity: quantities?.get(line.id) ?? line.quantity })),
    )
  const after = ({ release: 'released', grant: 'granted', revoke: 'revoked' } as const)[step]
  await mark(
    shop,
    lines.filter((line) => step !== 'revoke' || line.refunded >= line.quantity),
    after,
  )
}

/** Lets each kind note that late money was refused; nothing of the lines changes. */
export async function refuseLateMoney(shop: Shop, order: Buyer, lines: readonly LineRow[]): Promise<void> {
  for (const [kind, group] of byKindOf(lines)) await sellableOf(shop, kind).refuse?.(contextOf(shop, order), group)
}

function sellableOf(shop: Shop, kind: string) {
  const found = (shop.sellables ?? sellables).get(kind)
  if (!found) throw new Error(`Nothing sells "${kind}".`)
  return found
}

async function mark({ tx }: Shop, lines: readonly LineRow[], grantStatus: LineRow['grantStatus']): Promise<void> {
  if (lines.length === 0) return
  await tx
    .update(salesOrderLine)
    .set({ grantStatus })
    .where(
      inArray(
        salesOrderLine.id,
        lines.map(({ id }) => id),
      ),
    )
}
