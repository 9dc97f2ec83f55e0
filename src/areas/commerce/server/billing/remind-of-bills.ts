import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { addDays, reminderDay } from '@schemas/commerce/reminder-day'
import { dayIn } from '../orders/day-in'
import type { Shop } from '../shop'
import { bill } from '../tables'
import type { BillRow } from './bills'

/** Days from the due day on which a payer is reminded. */
const reminders = [-3, 0, 3, 7]
const batch = 50

/** Marks the bills of which payers are to be reminded today, each day of a reminder once. */
export async function remindOfBills({ tx, now, timeZone }: Shop): Promise<{ bills: BillRow[]; isMore: boolean }> {
  const today = dayIn(now, timeZone)
  const open = await tx
    .select()
    .from(bill)
    .where(
      and(
        inArray(bill.status, ['open', 'part_paid']),
        isNotNull(bill.dueOn),
        isNotNull(bill.payerEmail),
        lte(bill.dueOn, addDays(today, 3)),
      ),
    )
    .orderBy(asc(bill.dueOn), asc(bill.id))
    .for('update', { skipLocked: true })
  const due = open.filter(
    ({ dueOn, remindedOn }) =>
      dueOn !== null && reminderDay(dueOn, reminders, { today, remindedOn: remindedOn ?? undefined }) !== undefined,
  )
  const bills = due.slice(0, batch)
  for (const { id } of bills) await tx.update(bill).set({ remindedOn: today }).where(eq(bill.id, id))
  return { bills, isMore: due.length > batch }
}
