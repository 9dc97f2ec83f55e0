import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localised } from '@schemas/commerce/entities/localised'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const location = pgTable(
  'location',
  {
    siteId: siteId(),
    /** `main` is there on every site, once anything is stored. */
    id: text('id').notNull(),
    kind: text('kind').$type<'branch' | 'store' | 'transit'>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    /** Whether the shop sells from here. */
    sellsOnline: boolean('sells_online').notNull().default(false),
    rank: integer('rank').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const stockItem = pgTable(
  'stock_item',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    unit: text('unit').$type<'piece' | 'g' | 'ml'>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    code: text('code'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const variantStock = pgTable(
  'variant_stock',
  {
    siteId: siteId(),
    variantId: text('variant_id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: whole('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.variantId, table.itemId] })],
)

export const stockLevel = pgTable(
  'stock_level',
  {
    siteId: siteId(),
    itemId: text('item_id').notNull(),
    locationId: text('location_id').notNull(),
    onHand: whole('on_hand').notNull().default(0),
    reserved: whole('reserved').notNull().default(0),
    oversold: whole('oversold').notNull().default(0),
    /** Cost of what is on hand, in satang; and what the oversold was counted at until goods come in for it. */
    value: whole('value').notNull().default(0),
    oversoldValue: whole('oversold_value').notNull().default(0),
    /** The last cost known: so much for so many. */
    lastCost: whole('last_cost').notNull().default(0),
    lastCostUnits: whole('last_cost_units').notNull().default(1),
    /** Number of the last move. */
    lastNo: whole('last_no').notNull().default(0),
    par: whole('par'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.itemId, table.locationId] })],
)

export const stockMove = pgTable(
  'stock_move',
  {
    siteId: siteId(),
    itemId: text('item_id').notNull(),
    locationId: text('location_id').notNull(),
    no: whole('no').notNull(),
    delta: whole('delta').notNull(),
    value: whole('value').notNull(),
    reason: text('reason')
      .$type<
        | 'received'
        | 'damaged'
        | 'theft'
        | 'lost'
        | 'returned'
        | 'waste'
        | 'sample'
        | 'internal_use'
        | 'vendor_return'
        | 'sale'
        | 'recount'
        | 'transfer'
        | 'cost'
      >()
      .notNull(),
    ref: text('ref'),
    refLine: text('ref_line').notNull().default(''),
    actorId: text('actor_id'),
    note: text('note').notNull().default(''),
    occurredAt: at('occurred_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
    onHandAfter: whole('on_hand_after').notNull(),
    oversoldAfter: whole('oversold_after').notNull(),
    valueAfter: whole('value_after').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.itemId, table.locationId, table.no] })],
)

export const reservation = pgTable(
  'reservation',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    holderKind: text('holder_kind').notNull(),
    holderId: text('holder_id').notNull(),
    itemId: text('item_id').notNull(),
    locationId: text('location_id').notNull(),
    quantity: whole('quantity').notNull(),
    status: text('status').$type<'held' | 'taken' | 'released'>().notNull().default('held'),
    /** Without one it is held until it is taken or released. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
