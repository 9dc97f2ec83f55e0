import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Sellable, SellableContext, SellableLine, SellableProblem } from '@gateway/sellable/sellable'
import { product, reservation, variant } from '../tables'
import { partsOf, type VariantParts } from './demand'
import { release, releaseParts } from './end-reservations'
import { availableAt } from './level-rows'
import { moveStock } from './move'
import { type Demand, holdUntil, reserve } from './reserve'

/** Lines of orders hold their stock under this kind of holder. */
export const orderLineHolder = 'order_line'

/** Sells variants of a kind of product out of stock: goods, and services where their number is limited. */
export const sellVariants = (kind: 'good' | 'service'): Sellable => ({
  kind,
  reserve: (context, lines) => reserveVariants(context, kind, lines),
  release: async (context, lines) => {
    await release(
      context,
      orderLineHolder,
      lines.map(({ id }) => id),
    )
  },
  // What is paid for stays held until it is taken.
  grant: ({ tx }, lines) =>
    holdUntil(
      tx,
      orderLineHolder,
      lines.map(({ id }) => id),
      null,
    ),
  // What has left already comes back by a return, piece by piece.
  revoke: async (context, lines) => {
    const parts = await partsOf(context.tx, variantsOf(lines))
    await releaseParts(
      context,
      orderLineHolder,
      lines.flatMap((line) =>
        (parts.get(line.variantId ?? '')?.parts ?? []).map(({ item, quantity }) => ({
          holder: line.id,
          item,
          quantity: quantity * line.quantity,
          ref: `revoke:${line.orderId}`,
          refLine: line.id,
        })),
      ),
    )
  },
})

const variantsOf = (lines: readonly SellableLine[]) => lines.flatMap(({ variantId }) => variantId ?? [])

async function reserveVariants(
  context: SellableContext,
  kind: string,
  lines: readonly SellableLine[],
): Promise<SellableProblem[]> {
  const { tx, location, channel, expiresAt } = context
  const buyable = new Set(
    (
      await tx
        .select({ id: variant.id })
        .from(variant)
        .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
        .where(
          and(
            inArray(variant.id, variantsOf(lines)),
            isNull(variant.deletedAt),
            isNull(product.deletedAt),
            eq(product.status, 'active'),
            eq(product.kind, kind as 'good'),
          ),
        )
    ).map(({ id }) => id),
  )
  const gone = lines.filter(({ variantId }) => !buyable.has(variantId ?? ''))
  if (gone.length > 0) return gone.map(({ id }) => ({ line: id, problem: 'gone' }))
  const parts = await partsOf(tx, variantsOf(lines))
  const held = await heldLines(context, lines)
  const open = lines.filter(({ id }) => !held.has(id))
  if (channel === 'pos') return sellAtTill(context, open, parts)
  const demands = await limitBackorders(context, demandsOf(open, parts), open, parts)
  const short = await reserve(context, { location, demands, ...(expiresAt ? { expiresAt } : {}) })
  return short.flatMap(({ item, left }) =>
    open
      .flatMap((line) =>
        (parts.get(line.variantId ?? '')?.parts ?? [])
          .filter((part) => part.item === item)
          .map((part) => ({ line: line.id, problem: 'short' as const, left: Math.floor(left / part.quantity) })),
      )
      .slice(0, 50),
  )
}

async function heldLines({ tx }: SellableContext, lines: readonly SellableLine[]): Promise<Set<string>> {
  const rows = await tx
    .select({ holder: reservation.holderId })
    .from(reservation)
    .where(
      and(
        eq(reservation.holderKind, orderLineHolder),
        inArray(
          reservation.holderId,
          lines.map(({ id }) => id),
        ),
        eq(reservation.status, 'held'),
      ),
    )
  return new Set(rows.map(({ holder }) => holder))
}

const demandsOf = (lines: readonly SellableLine[], parts: ReadonlyMap<string, VariantParts>): Demand[] =>
  lines.flatMap((line) =>
    (parts.get(line.variantId ?? '')?.parts ?? []).map(({ item, quantity }) => ({
      holder: { kind: orderLineHolder, id: line.id },
      item,
      quantity: quantity * line.quantity,
    })),
  )

/** A variant that may be ordered ahead holds what there is of it, and waits for the rest. */
async function limitBackorders(
  { tx, location }: SellableContext,
  demands: readonly Demand[],
  lines: readonly SellableLine[],
  parts: ReadonlyMap<string, VariantParts>,
): Promise<Demand[]> {
  const ahead = new Set(lines.filter(({ variantId }) => parts.get(variantId ?? '')?.mayBackorder).map(({ id }) => id))
  if (ahead.size === 0) return [...demands]
  const left = await availableAt(
    tx,
    location,
    demands.map(({ item }) => item),
  )
  // Those that cannot wait come first.
  const sorted = [...demands].sort(
    (one, other) => Number(ahead.has(one.holder.id)) - Number(ahead.has(other.holder.id)),
  )
  return sorted.flatMap((demand) => {
    const free = Math.max(0, left.get(demand.item) ?? 0)
    const quantity = ahead.has(demand.holder.id) ? Math.min(free, demand.quantity) : demand.quantity
    left.set(demand.item, free - quantity)
    return quantity > 0 ? [{ ...demand, quantity }] : []
  })
}

/** Goods in a hand prove stock: a till takes them at once, past zero where the books know less. */
async function sellAtTill(
  { tx, site, now, location }: SellableContext,
  lines: readonly SellableLine[],
  parts: ReadonlyMap<string, VariantParts>,
): Promise<SellableProblem[]> {
  await moveStock(
    { tx, site, now },
    demandsOf(lines, parts).map(({ holder, item, quantity }) => ({
      item,
      location,
      delta: -quantity,
      reason: 'sale' as const,
      ref: `sale:${holder.id}`,
      refLine: holder.id,
    })),
    { mayOversell: true },
  )
  return []
}
