import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { TenderKind } from '@schemas/organisation/entities/tender'
import { at, siteId } from './columns'

export const organisation = pgTable('organisation', {
  siteId: siteId().primaryKey(),
  name: jsonb('name').$type<LocalisedText>().notNull(),
  /** Minutes after midnight at which a business day begins. */
  dayStart: integer('day_start').notNull().default(240),
  cashStep: integer('cash_step').$type<0 | 25 | 50 | 100>().notNull().default(25),
  cashWay: text('cash_way').$type<'down' | 'nearest'>().notNull().default('down'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
})

export const branch = pgTable(
  'branch',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    issuerId: text('issuer_id'),
    locationId: text('location_id').notNull(),
    address: jsonb('address').$type<LocalisedText>().notNull().default({}),
    phone: text('phone').notNull().default(''),
    /** Seven days from Sunday: `["07:30-17:00"]`, or none. */
    hours: jsonb('hours').$type<string[][]>().notNull().default([]),
    accountId: text('account_id'),
    receiptHead: text('receipt_head').notNull().default(''),
    receiptFoot: text('receipt_foot').notNull().default(''),
    tenders: jsonb('tenders').$type<TenderKind[]>().notNull().default(['cash']),
    /** In per cent: what a cashier may give. */
    discountLimit: integer('discount_limit').notNull().default(10),
    rank: integer('rank').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    closedAt: at('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const branchMember = pgTable(
  'branch_member',
  {
    siteId: siteId(),
    membershipId: text('membership_id').notNull(),
    pinHash: text('pin_hash'),
    pinTries: integer('pin_tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.membershipId] })],
)

export const register = pgTable(
  'register',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    /** Part of every receipt's number, so it is never used again. */
    code: text('code').notNull(),
    name: text('name').notNull().default(''),
    /** As the Revenue Department has approved it. */
    machineNo: text('machine_no'),
    favourites: jsonb('favourites').$type<string[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    retiredAt: at('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const registerSegment = pgTable(
  'register_segment',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    registerId: text('register_id').notNull(),
    no: integer('no').notNull(),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name').notNull().default(''),
    boundBy: text('bound_by'),
    boundAt: at('bound_at').notNull().defaultNow(),
    seenAt: at('seen_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
