import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { FileAccessMode } from '@schemas/constants'
import type { Drive, FileKind, NameConflict, UploadPurpose } from '@schemas/files/entities/file-item'
import type { ExportedRedirect } from '@schemas/editor/entities/export-file'
import type { ImportResult } from '@schemas/editor/entities/import-plan'
import type { PostalAddress } from '@schemas/account/entities/person'
import type { Space } from '@schemas/site/entities/space'
import type { FontFace } from '@schemas/layout/font'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { ThemeOverrides } from '@schemas/layout/theme'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import type { RichTree } from '@schemas/layout/rich-text'
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

export const post = pgTable(
  'post',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    category: text('category').notNull(),
    title: jsonb('title').$type<LocalisedText>().notNull(),
    excerpt: jsonb('excerpt').$type<LocalisedText>().notNull(),
    body: jsonb('body').$type<RichTree | { th?: RichTree; en?: RichTree }>().notNull(),
    cover: text('cover'),
    author: jsonb('author').$type<{ name: LocalisedText; portrait?: string; role?: LocalisedText }>().notNull(),
    tags: text('tags').array().notNull().default([]),
    searchText: text('search_text').notNull(),
    status: text('status').$type<'draft' | 'published' | 'archived'>().notNull().default('published'),
    publishedAt: at('published_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.slug),
    index('post_newest').on(table.siteId, table.publishedAt, table.id),
  ],
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

/** Derived files of a picture. Keys are the store's. */
export type Renditions = { files: { key: string; type: string; width: number }[]; jpeg?: string; blur?: string }

export const item = pgTable(
  'item',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    ownerId: text('owner_id'),
    kind: text('kind').$type<'file' | 'folder'>().notNull(),
    name: text('name').notNull(),
    siblingKey: text('sibling_key').notNull(),
    searchText: text('search_text').notNull(),
    mime: text('mime'),
    size: bigint('size', { mode: 'number' }),
    checksum: text('checksum'),
    storageKey: text('storage_key'),
    mode: text('mode').$type<FileAccessMode>().notNull().default('private'),
    width: integer('width'),
    height: integer('height'),
    renditions: jsonb('renditions').$type<Renditions>(),
    alt: jsonb('alt').$type<{ th?: string; en?: string }>().notNull().default({}),
    focus: jsonb('focus').$type<[number, number]>(),
    font: jsonb('font').$type<FontFace>(),
    sourceId: text('source_id'),
    trashedAt: at('trashed_at'),
    originalParentId: text('original_parent_id'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    drive: text('drive').$type<Drive>().notNull(),
    sortKey: text('sort_key').notNull(),
    fileKind: text('file_kind').$type<FileKind | 'folder'>().notNull(),
    trashedWith: text('trashed_with'),
    /** The parent's id or the root: what siblings share. Generated by the database. */
    place: text('place')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(parent_id, CASE drive WHEN 'mine' THEN 'mine:' || owner_id ELSE drive END)`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('item_newest').on(table.siteId, table.createdAt, table.id),
  ],
)

export const upload = pgTable(
  'upload',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    ownerId: text('owner_id'),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    mode: text('mode').$type<FileAccessMode>().notNull(),
    status: text('status')
      .$type<'initiated' | 'completing' | 'failed' | 'aborted' | 'done'>()
      .notNull()
      .default('initiated'),
    claimedAt: at('claimed_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    drive: text('drive').$type<Drive>(),
    type: text('type').notNull().default(''),
    conflict: text('conflict').$type<NameConflict>().notNull().default('keep-both'),
    storeUploadId: text('store_upload_id'),
    partSize: bigint('part_size', { mode: 'number' }),
    shareId: text('share_id'),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('file'),
    heldUntil: at('held_until')
      .notNull()
      .default(sql`now() + interval '1 hour'`),
    arrived: bigint('arrived', { mode: 'number' }),
    isMeasured: boolean('is_measured').notNull().default(false),
    named: text('named'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const strayObject = pgTable(
  'stray_object',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    storageKey: text('storage_key').notNull(),
    dueAt: at('due_at').notNull(),
    isDoomed: boolean('is_doomed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.storageKey] })],
)

/** A file prepared to become an item: its objects exist, and these are the columns of its row. */
export type PreparedFile = Pick<typeof item.$inferSelect, 'mime' | 'width' | 'height' | 'renditions'> & {
  size: number
  /** SHA-256 in hex; null while it is still to be computed. */ checksum: string | null
  storageKey: string
}
/**
 * A file of an import archive. `font` is the metadata of a font file, `sent` the hash of its bytes before repacking.
 */
export type ImportedFile = PreparedFile & { font?: FontFace; sent?: string }

export const importFile = pgTable(
  'import_file',
  {
    siteId: text('site_id').notNull(),
    uploadId: text('upload_id').notNull(),
    file: text('file').notNull(),
    prepared: jsonb('prepared').$type<ImportedFile>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.uploadId, table.file] }),
    foreignKey({ columns: [table.siteId, table.uploadId], foreignColumns: [upload.siteId, upload.id] }).onDelete(
      'cascade',
    ),
  ],
)

/**
 * A document that an import wrote as `version`. Before, it was at `before.version` (0: no draft, and `before.release`
 * shows its state); `made` when it did not exist for managers.
 */
export type ImportedDocument = {
  key: string
  version: number
  made: boolean
  before: { version: number; release?: number; trashedAt?: string; movedTo?: string }
}
export type ImportWritten = {
  documents: ImportedDocument[]
  items: string[]
  theme?: string
  redirects?: ExportedRedirect[]
  /** The call's response. */ result: ImportResult
}

export const importTable = pgTable(
  'import',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    madeBy: text('made_by'),
    madeAt: at('made_at').notNull().defaultNow(),
    written: jsonb('written').$type<ImportWritten>().notNull(),
    undoneAt: at('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
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
export type RehearsalSummary = { documents: number; changed: number; failed: number; lost: number }

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
