import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { SubscriptionStatus } from '@schemas/commerce/entities/subscription-machine'
import type { VatClass } from '@schemas/money/vat'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const payLink = pgTable(
  'pay_link',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull().default({}),
    amount: whole('amount').notNull(),
    vat: text('vat').$type<VatClass>().notNull().default('standard'),
    closesAt: at('closes_at'),
    maxPayments: integer('max_payments'),
    /** Placed and not expired or cancelled. */
    taken: integer('taken').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const plan = pgTable(
  'plan',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull().default({}),
    price: whole('price').notNull(),
    vat: text('vat').$type<VatClass>().notNull().default('standard'),
    periodCount: integer('period_count').notNull(),
    periodUnit: text('period_unit').$type<'month' | 'year'>().notNull(),
    /** What it grants, by the area that reads it. */
    grants: jsonb('grants').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status').$type<'draft' | 'active' | 'archived'>().notNull().default('active'),
    rank: integer('rank').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const subscription = pgTable(
  'subscription',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    planId: text('plan_id').notNull(),
    personId: text('person_id'),
    orderLineId: text('order_line_id'),
    status: text('status').$type<SubscriptionStatus>().notNull().default('incomplete'),
    /** Periods are counted from this day. */
    anchorOn: date('anchor_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    remindedAt: at('reminded_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
