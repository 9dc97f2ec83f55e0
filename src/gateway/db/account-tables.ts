import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SessionEnd, SessionVia } from '@schemas/account/entities/session'
import type { Locale } from '@schemas/layout/locale'
import { person, site } from './tables'
import { jsonb } from './jsonb'

// As in `tables.ts`: the migrations define the database, these types follow them.

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const session = pgTable(
  'session',
  {
    siteId: text('site_id').notNull(),
    id: text('id').notNull(),
    personId: text('person_id').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    lastActiveAt: at('last_active_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    address: text('address').notNull().default(''),
    via: text('via').$type<SessionVia>().notNull().default('password'),
    impersonatedBy: text('impersonated_by'),
    endedAs: text('ended_as').$type<SessionEnd>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
    index('session_of_person').on(table.siteId, table.personId, table.createdAt),
  ],
)

export const attempt = pgTable(
  'attempt',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    subject: text('subject').notNull(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
    strikes: integer('strikes').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.subject] })],
)

export type TokenPurpose = 'activate' | 'recover' | 'change_email' | 'bypass' | 'qr' | 'line'

export const oneTimeToken = pgTable(
  'one_time_token',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    personId: text('person_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    madeBy: text('made_by'),
    madeAt: at('made_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    revokedAt: at('revoked_at'),
    /** Lifetime from when it was handed out. NULL on rows from before this column. */
    seconds: integer('seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
    index('one_time_token_of_person').on(table.siteId, table.personId, table.purpose),
    index('one_time_token_ended').on(table.siteId, table.expiresAt),
  ],
)

export const linkedAccount = pgTable(
  'linked_account',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    provider: text('provider').$type<'line'>().notNull(),
    subject: text('subject').notNull(),
    personId: text('person_id').notNull(),
    name: text('name').notNull().default(''),
    linkedAt: at('linked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.provider, table.subject] }),
    unique().on(table.siteId, table.personId, table.provider),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)

/** An email that may be requested for an address, before its owner is looked up. */
export type QueuedEmail =
  | { what: 'recovery' }
  | { what: 'activation' }
  /** The input waits with the link: the password as a hash, the browser as a hash too. */
  | {
      what: 'registration'
      passwordHash: string
      firstname: string
      lastname: string
      locale: Locale
      browser?: string
      to?: string
    }
  /** Of the requesting account, which owns the token. */
  | { what: 'address'; token: string }
  /** Of a new person signing in with LINE. */
  | { what: 'line'; token: string; firstname: string; lastname: string; locale: Locale }
  /** Of notes that mention a person, or answer theirs: `personId` is the recipient, `by` the writer. */
  | { what: 'notes'; document: string; by: string; notes: string[] }

/** Bytes in base64. */
export type MailAttachment = { name: string; type: string; content: string }

export const mail = pgTable(
  'mail',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    purpose: text('purpose').notNull(),
    personId: text('person_id'),
    from: text('from').notNull(),
    to: text('to').notNull(),
    /** Recipient of replies, when that is not the site. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    plain: text('plain').notNull(),
    html: text('html').notNull().default(''),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    status: text('status').$type<'asked' | 'gathering' | 'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull().defaultNow(),
    problem: text('problem'),
    madeAt: at('made_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
    /** While `asked` or `gathering`: the request, and the origin of its links. */
    asked: jsonb('asked').$type<QueuedEmail & { origin: string }>(),
    /** Of the link it contains. */
    tokenHash: text('token_hash'),
    /** Whether its row stays after delivery. */
    keepsLine: boolean('keeps_line').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), index('mail_due').on(table.dueAt)],
)
