import { bigint, foreignKey, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SiteTransferKind, TransferKind } from '@schemas/wallet/entities/wallet'
import { person, site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Satang and entry numbers: the database keeps both within the exact range of a JavaScript number. */
const whole = (name: string) => bigint(name, { mode: 'number' })

export const walletAccount = pgTable(
  'wallet_account',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    personId: text('person_id'),
    balance: whole('balance').notNull().default(0),
    lastNo: whole('last_no').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)

export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    kind: text('kind').$type<TransferKind | SiteTransferKind>().notNull(),
    reason: text('reason').notNull().default(''),
    reference: text('reference'),
    actorId: text('actor_id'),
    reverses: text('reverses'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** What is done once, such as `sale:ID`. */
    actKey: text('act_key'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('wallet_transfer_act').on(table.siteId, table.actKey),
    foreignKey({ columns: [table.siteId, table.reverses], foreignColumns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.reverses),
  ],
)

export const walletEntry = pgTable(
  'wallet_entry',
  {
    siteId: text('site_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Number and balance of an account with an owner; the site's own accounts have neither. */
    no: whole('no'),
    transferId: text('transfer_id').notNull(),
    amount: whole('amount').notNull(),
    balance: whole('balance'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.transferId, table.accountId] }),
    unique('wallet_entry_no').on(table.siteId, table.accountId, table.no),
    foreignKey({ columns: [table.siteId, table.accountId], foreignColumns: [walletAccount.siteId, walletAccount.id] }),
    foreignKey({
      columns: [table.siteId, table.transferId],
      foreignColumns: [walletTransfer.siteId, walletTransfer.id],
    }),
  ],
)
