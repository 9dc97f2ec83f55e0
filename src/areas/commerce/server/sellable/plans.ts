import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { subscriptionMachine } from '@schemas/commerce/entities/subscription-machine'
import { defineSellable, type SellableContext, type SellableLine } from '@gateway/sellable/sellable'
import { site } from '@gateway/db/tables'
import { transition } from '@gateway/states/transition'
import { plan, subscription } from '../tables'
import { periodEnd } from '../billing/plan-period'
import { dayIn } from '../orders/day-in'

/** A plan is bought for one period, by someone who is signed in. */
export const sellable = defineSellable({
  kind: 'plan',
  reserve: async (context, lines) => {
    const { tx, site: siteId, now, person } = context
    const plans = await tx
      .select()
      .from(plan)
      .where(
        and(
          inArray(
            plan.id,
            lines.map(({ ref }) => ref),
          ),
          eq(plan.status, 'active'),
        ),
      )
    const known = new Map(plans.map((row) => [row.id, row]))
    const gone = lines.filter(({ ref, quantity }) => !person || quantity !== 1 || !known.has(ref))
    if (gone.length > 0) return gone.map(({ id }) => ({ line: id, problem: 'gone' as const }))
    const today = dayIn(now, await zoneOf(context))
    await tx
      .insert(subscription)
      .values(
        lines.flatMap((line) => {
          const row = known.get(line.ref)
          return row
            ? {
                siteId,
                id: randomUUID(),
                planId: row.id,
                personId: person ?? null,
                orderLineId: line.id,
                anchorOn: today,
                endsOn: periodEnd(today, row.periodCount, row.periodUnit),
                createdAt: now,
              }
            : []
        }),
      )
      // Late money revives an expired order, and what was released with it.
      .onConflictDoUpdate({
        target: [subscription.siteId, subscription.orderLineId],
        set: { status: 'incomplete' },
        setWhere: eq(subscription.status, 'cancelled'),
      })
    return []
  },
  release: (context, lines) => lead(context, lines, 'cancelled', 'admin'),
  grant: async (context, lines) => {
    await startNow(context, lines)
    await lead(context, lines, 'active', 'system')
  },
  revoke: (context, lines) => lead(context, lines, 'cancelled', 'admin'),
})

/** A period begins with its payment, on the day of the site: a review must not shorten it. */
async function startNow(context: SellableContext, lines: readonly SellableLine[]): Promise<void> {
  const { tx, now } = context
  const rows = await tx
    .select({ id: subscription.id, count: plan.periodCount, unit: plan.periodUnit })
    .from(subscription)
    .innerJoin(plan, and(eq(plan.siteId, subscription.siteId), eq(plan.id, subscription.planId)))
    .where(
      and(
        inArray(
          subscription.orderLineId,
          lines.map(({ id }) => id),
        ),
        eq(subscription.status, 'incomplete'),
      ),
    )
  if (rows.length === 0) return
  const today = dayIn(now, await zoneOf(context))
  for (const { id, count, unit } of rows)
    await tx
      .update(subscription)
      .set({ anchorOn: today, endsOn: periodEnd(today, count, unit) })
      .where(eq(subscription.id, id))
}

async function zoneOf({ tx, site: id }: SellableContext): Promise<string> {
  const [row] = await tx.select({ space: site.space }).from(site).where(eq(site.siteId, id))
  return row?.space.timeZone ?? 'Asia/Bangkok'
}

async function lead(
  { tx, site: siteId }: SellableContext,
  lines: readonly SellableLine[],
  to: 'active' | 'cancelled',
  who: 'system' | 'admin',
): Promise<void> {
  const rows = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      inArray(
        subscription.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
  for (const { id } of rows)
    await transition(tx, subscriptionMachine, {
      site: siteId,
      table: subscription,
      id,
      to,
      who,
      person: undefined,
    })
}
