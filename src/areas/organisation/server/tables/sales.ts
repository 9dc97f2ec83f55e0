import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import type { Pieces } from '@schemas/organisation/entities/pieces'
import type { Tender, TenderCount, TenderKind } from '@schemas/organisation/entities/tender'
import { at, day, siteId, whole } from './columns'

export const tillShift = pgTable(
  'till_shift',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    registerId: text('register_id').notNull(),
    segmentId: text('segment_id').notNull(),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    businessDate: day('business_date').notNull(),
    openedBy: text('opened_by').notNull(),
    openedAt: at('opened_at').notNull(),
    floatAmount: whole('float_amount').notNull(),
    floatPieces: jsonb('float_pieces').$type<Pieces>().notNull().default({}),
    /** The number that its first sale would have. */
    firstSeq: whole('first_seq').notNull(),
    lastSeq: whole('last_seq'),
    closedBy: text('closed_by'),
    closedAt: at('closed_at'),
    counts: jsonb('counts').$type<{ pieces?: Pieces | undefined; tenders: TenderCount }>(),
    expected: jsonb('expected').$type<TenderCount>(),
    difference: jsonb('difference').$type<TenderCount>(),
    /** The first numbers that are missing, and all of them as ranges. */
    missing: jsonb('missing').$type<number[]>().notNull().default([]),
    missingRanges: jsonb('missing_ranges').$type<[first: number, last: number][]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const tillCashMove = pgTable(
  'till_cash_move',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    shiftId: text('shift_id').notNull(),
    kind: text('kind').$type<'in' | 'out' | 'drop' | 'deposit'>().notNull(),
    amount: whole('amount').notNull(),
    reason: text('reason').notNull(),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

/** What only a till knows of its order. */
export const posSale = pgTable(
  'pos_sale',
  {
    siteId: siteId(),
    orderId: text('order_id').notNull(),
    branchId: text('branch_id').notNull(),
    shiftId: text('shift_id').notNull(),
    segmentId: text('segment_id').notNull(),
    seq: whole('seq').notNull(),
    cashierId: text('cashier_id'),
    handedOverBy: text('handed_over_by'),
    handedOverAt: at('handed_over_at').notNull().defaultNow(),
    deviceAt: at('device_at').notNull(),
    businessDate: day('business_date').notNull(),
    offline: boolean('offline').notNull().default(false),
    tenders: jsonb('tenders').$type<Tender[]>().notNull(),
    total: whole('total').notNull(),
    tendered: whole('tendered').notNull(),
    cashTendered: whole('cash_tendered').notNull(),
    change: whole('change').notNull(),
    rounding: whole('rounding').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.orderId] })],
)

export const posRefund = pgTable(
  'pos_refund',
  {
    siteId: siteId(),
    refundId: text('refund_id').notNull(),
    orderId: text('order_id').notNull(),
    branchId: text('branch_id').notNull(),
    shiftId: text('shift_id').notNull(),
    businessDate: day('business_date').notNull(),
    method: text('method').$type<TenderKind>().notNull(),
    /** What was paid out: the refund and its rounding. */
    paid: whole('paid').notNull(),
    rounding: whole('rounding').notNull(),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.refundId] })],
)
