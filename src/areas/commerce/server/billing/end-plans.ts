import { and, asc, eq, isNotNull, lte, or, isNull, lt } from 'drizzle-orm'
import { subscriptionMachine } from '@schemas/commerce/entities/subscription-machine'
import { addDays, reminderDay } from '@schemas/commerce/reminder-day'
import { person } from '@gateway/db/tables'
import { transition } from '@gateway/states/transition'
import { dayIn } from '../orders/day-in'
import type { Shop } from '../shop'
import { plan, subscription } from '../tables'

/** Days before the end on which its holder is reminded. */
const reminders = [-7, -1]
const batch = 50

export type PlanNotice = {
  kind: 'ends' | 'ended'
  subscription: typeof subscription.$inferSelect
  plan: typeof plan.$inferSelect
  person: { id: string; email: string; firstname: string; locale: 'th' | 'en' }
}
type Noticed = { notices: PlanNotice[]; isMore: boolean }

/** Plans whose period is over lapse: active becomes unpaid, and who reads it finds nothing granted any more. */
export async function lapsePlans(shop: Shop): Promise<Noticed> {
  const { tx, site, now, timeZone } = shop
  const today = dayIn(now, timeZone)
  const due = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.status, 'active'), lte(subscription.endsOn, today)))
    .orderBy(asc(subscription.endsOn), asc(subscription.id))
    .limit(batch)
    .for('update', { skipLocked: true })
  const notices: PlanNotice[] = []
  for (const { id } of due) {
    const step = await transition(tx, subscriptionMachine, {
      site,
      table: subscription,
      id,
      to: 'unpaid',
      who: 'system',
      person: undefined,
    })
    if (step.ok && step.from === 'active') notices.push(...(await noticeOf(shop, 'ended', id)))
  }
  return { notices, isMore: due.length === batch }
}

/** Reminds holders of plans that end soon, each day of a reminder once. */
export async function remindOfPlans(shop: Shop): Promise<Noticed> {
  const { tx, now, timeZone } = shop
  const today = dayIn(now, timeZone)
  const due = await tx
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.status, 'active'),
        isNotNull(subscription.personId),
        lte(subscription.endsOn, addDays(today, 7)),
        // A second reminder comes six days after the first at the earliest.
        or(isNull(subscription.remindedAt), lt(subscription.remindedAt, new Date(now.getTime() - 43_200_000))),
      ),
    )
    .orderBy(asc(subscription.endsOn), asc(subscription.id))
    .for('update', { skipLocked: true })
  const notices: PlanNotice[] = []
  for (const row of due) {
    if (row.endsOn <= today) continue
    const remindedOn = row.remindedAt ? dayIn(row.remindedAt, timeZone) : undefined
    if (reminderDay(row.endsOn, reminders, { today, remindedOn }) === undefined) continue
    if (notices.length >= batch) return { notices, isMore: true }
    await tx.update(subscription).set({ remindedAt: now }).where(eq(subscription.id, row.id))
    notices.push(...(await noticeOf(shop, 'ends', row.id)))
  }
  return { notices, isMore: false }
}

async function noticeOf({ tx }: Shop, kind: PlanNotice['kind'], id: string): Promise<PlanNotice[]> {
  const rows = await tx
    .select({ subscription, plan, person })
    .from(subscription)
    .innerJoin(plan, and(eq(plan.siteId, subscription.siteId), eq(plan.id, subscription.planId)))
    .innerJoin(person, and(eq(person.siteId, subscription.siteId), eq(person.id, subscription.personId)))
    .where(and(eq(subscription.id, id), eq(person.status, 'active')))
  return rows.map((row) => ({ kind, subscription: row.subscription, plan: row.plan, person: row.person }))
}
