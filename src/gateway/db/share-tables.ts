import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ShareAct, SharePermissions } from '@schemas/files/entities/share'
import { item } from './item-tables'
import { person, site } from './tables'
import { jsonb } from './jsonb'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const share = pgTable(
  'share',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    itemId: text('item_id').notNull(),
    code: text('code').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    label: text('label').notNull().default(''),
    passwordHash: text('password_hash'),
    expiresAt: at('expires_at'),
    permissions: jsonb('permissions').$type<SharePermissions>().notNull(),
    downloadsAllowed: integer('downloads_allowed'),
    downloadsUsed: integer('downloads_used').notNull().default(0),
    visitNo: integer('visit_no').notNull().default(1),
    version: integer('version').notNull().default(1),
    madeBy: text('made_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    visitedAt: at('visited_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.itemId),
    unique().on(table.siteId, table.code),
    index('share_newest').on(table.siteId, table.createdAt, table.id),
    foreignKey({ columns: [table.siteId, table.itemId], foreignColumns: [item.siteId, item.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.madeBy], foreignColumns: [person.siteId, person.id] }),
  ],
)

export const shareAccess = pgTable(
  'share_access',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    shareId: text('share_id').notNull(),
    act: text('act').$type<ShareAct>().notNull(),
    name: text('name'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    personId: text('person_id'),
    times: integer('times').notNull().default(1),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('share_access_of').on(table.siteId, table.shareId, table.at, table.id),
    index('share_access_old').on(table.siteId, table.at),
    foreignKey({ columns: [table.siteId, table.shareId], foreignColumns: [share.siteId, share.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)

export const fileTicket = pgTable(
  'file_ticket',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    tokenHash: text('token_hash').notNull(),
    act: text('act').$type<'preview' | 'save' | 'zip'>().notNull(),
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
    shareId: text('share_id'),
    visitNo: integer('visit_no'),
    personId: text('person_id'),
    /** Session of the person; the visit ends with it. */
    sessionId: text('session_id'),
    begun: integer('begun').notNull().default(0),
    wentOn: integer('went_on').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    /** Responses being sent. */
    underWay: integer('under_way').notNull().default(0),
    /** After this they no longer count: their gateway is gone. */
    aliveUntil: at('alive_until'),
    /** When the last byte was sent, or the transfer broke off. */
    endedAt: at('ended_at'),
    failedAt: at('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('file_ticket_ended').on(table.siteId, table.expiresAt),
    foreignKey({ columns: [table.siteId, table.shareId], foreignColumns: [share.siteId, share.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)
