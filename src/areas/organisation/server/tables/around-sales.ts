import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ExceptionKind } from '@schemas/organisation/entities/exception'
import type { HeldLine } from '@schemas/organisation/entities/held-order'
import type { PricedOption } from '@schemas/organisation/entities/option-group'
import { at, day, siteId, whole } from './columns'

export const posException = pgTable(
  'pos_exception',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    kind: text('kind').$type<ExceptionKind>().notNull(),
    /** What it is about; the same is not reported twice. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status').$type<'open' | 'settled'>().notNull().default('open'),
    settledBy: text('settled_by'),
    settledAt: at('settled_at'),
    note: text('note').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const posHeld = pgTable(
  'pos_held',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    name: text('name').notNull(),
    lines: jsonb('lines').$type<HeldLine[]>().notNull(),
    heldBy: text('held_by'),
    heldAt: at('held_at').notNull().defaultNow(),
    takenAt: at('taken_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const optionGroup = pgTable(
  'option_group',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    min: integer('min').notNull().default(0),
    max: integer('max').notNull().default(1),
    options: jsonb('options').$type<PricedOption[]>().notNull(),
    /** Ids of categories. */
    categories: jsonb('categories').$type<string[]>().notNull().default([]),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

/** Written with each sale and refund; long reports read it. */
export const salesDay = pgTable(
  'sales_day',
  {
    siteId: siteId(),
    branchId: text('branch_id').notNull(),
    businessDate: day('business_date').notNull(),
    hour: integer('hour').notNull(),
    variantId: text('variant_id').notNull(),
    quantity: whole('quantity').notNull().default(0),
    gross: whole('gross').notNull().default(0),
    discount: whole('discount').notNull().default(0),
    total: whole('total').notNull().default(0),
    vat: whole('vat').notNull().default(0),
    cost: whole('cost').notNull().default(0),
    refundedQuantity: whole('refunded_quantity').notNull().default(0),
    refundedTotal: whole('refunded_total').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.branchId, table.businessDate, table.hour, table.variantId] })],
)
