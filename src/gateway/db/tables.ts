import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { PostalAddress } from '@schemas/account/entities/person'
import type { Space } from '@schemas/site/entities/space'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ThemeOverrides } from '@schemas/layout/theme'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import { jsonb } from './jsonb'
import type { ReleaseChange, ReleaseContent } from './release-content'

export type { ReleaseChange, ReleaseContent }

// The migrations define the database; these types follow them, and a test compares both.
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const site = pgTable('site', {
  siteId: text('site_id').primaryKey(),
  name: jsonb('name').$type<LocalisedText>().notNull(),
  theme: jsonb('theme').$type<Record<ThemeSlot, string>>().notNull(),
  space: jsonb('space').$type<Space>().notNull(),
  clusterId: text('cluster_id'),
  publicKey: text('public_key').notNull().unique(),
  status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
  releaseNo: integer('release_no').notNull().default(1),
  mediaNo: integer('media_no').notNull().default(0),
  redirectNo: integer('redirect_no').notNull().default(0),
  passwordNo: integer('password_no').notNull().default(0),
  version: integer('version').notNull().default(1),
  disabledAt: at('disabled_at'),
  template: text('template'),
  favicon: text('favicon'),
  createdAt: at('created_at').notNull().defaultNow(),
})

export const siteHost = pgTable('site_host', {
  hostname: text('hostname').primaryKey(),
  siteId: text('site_id')
    .notNull()
    .references(() => site.siteId),
  isPrimary: boolean('is_primary').notNull().default(false),
})

export const release = pgTable(
  'release',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    no: integer('no').notNull(),
    content: jsonb('content').$type<ReleaseContent>().notNull(),
    note: text('note').notNull().default(''),
    publishedBy: text('published_by'),
    publishedAt: at('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.no] })],
)

export const person = pgTable(
  'person',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    role: text('role').$type<'user' | 'manager' | 'admin'>().notNull().default('user'),
    status: text('status')
      .$type<'pending' | 'active' | 'locked' | 'disabled' | 'deleted'>()
      .notNull()
      .default('active'),
    firstname: text('firstname').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    avatar: text('avatar'),
    locale: text('locale').$type<'th' | 'en'>().notNull().default('th'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    emailVerifiedAt: at('email_verified_at'),
    phone: text('phone').notNull().default(''),
    timeZone: text('time_zone'),
    address: jsonb('address').$type<PostalAddress>(),
    deletedAt: at('deleted_at'),
    /** Whether they get mails about notes in the builder. */
    noteMails: boolean('note_mails').notNull().default(true),
    /** Notes from before this are not new to them. */
    notesFrom: at('notes_from').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), unique().on(table.siteId, table.email)],
)

export const formSubmission = pgTable(
  'form_submission',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    form: text('form').notNull(),
    pagePath: text('page_path').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').$type<'th' | 'en'>().notNull(),
    personId: text('person_id'),
    status: text('status').$type<'new' | 'seen' | 'done' | 'spam'>().notNull().default('new'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('form_submission_newest').on(table.siteId, table.form, table.createdAt, table.id),
  ],
)

export const draft = pgTable(
  'draft',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    document: text('document').notNull(),
    content: jsonb('content').$type<unknown>(),
    version: integer('version').notNull(),
    digest: text('digest').notNull().default(''),
    themeBase: jsonb('theme_base').$type<unknown>(),
    movedTo: text('moved_to'),
    trashedAt: at('trashed_at'),
    updatedBy: text('updated_by'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.document] })],
)

export const draftVersion = pgTable(
  'draft_version',
  {
    siteId: text('site_id').notNull(),
    document: text('document').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<unknown>(),
    label: text('label').notNull().default(''),
    savedBy: text('saved_by'),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.document, table.version] }),
    foreignKey({ columns: [table.siteId, table.document], foreignColumns: [draft.siteId, draft.document] }),
  ],
)

export const publication = pgTable(
  'publication',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    changes: jsonb('changes').$type<ReleaseChange[]>().notNull(),
    note: text('note').notNull().default(''),
    dueAt: at('due_at').notNull(),
    status: text('status').$type<'waiting' | 'done' | 'cancelled' | 'failed'>().notNull().default('waiting'),
    releaseNo: integer('release_no'),
    plannedBy: text('planned_by'),
    plannedAt: at('planned_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), index('publication_due').on(table.dueAt)],
)

export const siteTheme = pgTable(
  'site_theme',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    name: text('name').notNull(),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    parent: text('parent').notNull(),
    overrides: jsonb('overrides').$type<ThemeOverrides>().notNull(),
    slots: jsonb('slots').$type<Partial<Record<ThemeSlot, string>>>().notNull(),
    version: integer('version').notNull(),
    trashedAt: at('trashed_at'),
    updatedBy: text('updated_by'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] })],
)

export const audit = pgTable(
  'audit',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    at: at('at').notNull().defaultNow(),
    personId: text('person_id'),
    action: text('action').$type<import('@schemas/audit').AuditAct>().notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('audit_newest').on(table.siteId, table.at, table.id),
  ],
)

export const presence = pgTable(
  'presence',
  {
    siteId: text('site_id').notNull(),
    tab: text('tab').notNull(),
    document: text('document').notNull(),
    personId: text('person_id').notNull(),
    block: text('block'),
    since: at('since').notNull().defaultNow(),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tab] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
    index('presence_seen').on(table.siteId, table.seenAt),
  ],
)

export const previewLink = pgTable(
  'preview_link',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    tokenHash: text('token_hash').notNull(),
    documents: jsonb('documents').$type<string[]>().notNull(),
    theme: text('theme'),
    madeBy: text('made_by'),
    madeAt: at('made_at').notNull().defaultNow(),
    endsAt: at('ends_at').notNull(),
    /** Revoked before its time; otherwise it expires. */
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)

/** What a build would make of a site's documents. */
/** `healed`: texts that lose the sample words of a language; not counted by older builds. */
export type RehearsalSummary = { documents: number; changed: number; failed: number; lost: number; healed?: number }

export const rehearsal = pgTable(
  'rehearsal',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    build: text('build').notNull(),
    rehearsedAt: at('rehearsed_at').notNull().defaultNow(),
    summary: jsonb('summary').$type<RehearsalSummary>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.build] })],
)
