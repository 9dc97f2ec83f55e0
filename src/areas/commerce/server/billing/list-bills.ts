import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { call } from '@schemas/commerce/calls/billing/manage-bills'
import type { StaffBill } from '@schemas/commerce/entities/staff-bill'
import { currency } from '@schemas/constants'
import type { ParsedInputOf } from '@schemas/call'
import { listRows } from '@gateway/list/list-rows'
import { dayIn } from '../orders/day-in'
import type { Shop } from '../shop'
import { bill, salesOrder } from '../tables'
import type { BillRow } from './bills'

const owed = ['open', 'part_paid'] as const

export function describeBill(row: BillRow, number: string | null, today: string): StaffBill {
  return {
    id: row.id,
    ...(number === null ? {} : { number }),
    ...(row.orderId === null ? {} : { order: row.orderId }),
    status: row.status,
    payer: row.payerName,
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
    currency,
    ...(row.dueOn === null ? {} : { dueOn: row.dueOn }),
    isOverdue: owed.some((status) => status === row.status) && row.dueOn !== null && row.dueOn < today,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }
}

/** A page of a site's bills. By urgency: what is owed by its due day, then what is owed without one, then the rest. */
export async function listBills({ tx, now, timeZone }: Shop, input: ParsedInputOf<typeof call>) {
  const today = dayIn(now, timeZone)
  const isOwed = inArray(bill.status, [...owed])
  const { items, ...rest } = await listRows(tx, {
    from: bill,
    join: (query: PgSelect) =>
      query.leftJoin(salesOrder, and(eq(salesOrder.siteId, bill.siteId), eq(salesOrder.id, bill.orderId))),
    columns: { bill, number: salesOrder.number },
    id: bill.id,
    filters: {
      status: bill.status,
      overdue: () => and(isOwed, lt(bill.dueOn, today)),
      written: () => or(isNull(bill.orderId), eq(salesOrder.channel, 'bill')),
    },
    search: [bill.payerName, sql`coalesce(${bill.payerEmail}, '')`, sql`coalesce(${salesOrder.number}, '')`],
    sorts: {
      urgency: {
        by: sql`CASE WHEN ${isOwed} THEN coalesce(${bill.dueOn}, '9000-01-01'::date) ELSE '9999-12-31'::date END`,
        type: 'date',
      },
      created: bill.createdAt,
      due: bill.dueOn,
      total: bill.total,
    },
    defaultSort: 'urgency',
    input,
  })
  return { items: items.map((row) => describeBill(row.bill as BillRow, row.number as string | null, today)), ...rest }
}
