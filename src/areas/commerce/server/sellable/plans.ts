import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { subscriptionMachine } from '@schemas/commerce/entities/subscription-machine'
import { defineSellable, type SellableContext, type SellableLine } from '@gateway/sellable/sellable'
import { transition } from '@gateway/states/transition'
import { plan, subscription } from '../tables'
import { periodEnd } from '../billing/plan-period'

/** A plan is bought for one period, by someone who is signed in. */
export const sellable = defineSellable({
  kind: 'plan',
  reserve: async (context, lines) => {
    const { tx, site, now, person } = context
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
    const today = now.toISOString().slice(0, 10)
    await tx
      .insert(subscription)
      .values(
        lines.flatMap((line) => {
          const row = known.get(line.ref)
          return row
            ? {
                siteId: site,
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
      .onConflictDoNothing()
    return []
  },
  release: (context, lines) => lead(context, lines, 'cancelled', 'admin'),
  grant: (context, lines) => lead(context, lines, 'active', 'system'),
  revoke: (context, lines) => lead(context, lines, 'cancelled', 'admin'),
})

async function lead(
  { tx, site }: SellableContext,
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
    await transition(tx, subscriptionMachine, { site, table: subscription, id, to, who, person: undefined })
}
