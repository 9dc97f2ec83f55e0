import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { PostContent } from '@schemas/content/entities/post-content'
import type { VersionKind } from '@schemas/content/entities/post-states'
import type { Locale } from '@schemas/layout/locale'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)
type Texts = { th?: string | undefined; en?: string | undefined }

export const postCategory = pgTable(
  'post_category',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<Texts>(),
    description: jsonb('description').$type<Texts>(),
    cover: text('cover'),
    rank: text('rank').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), unique().on(table.siteId, table.slug)],
)
export type CategoryRow = typeof postCategory.$inferSelect

export const postAuthor = pgTable(
  'post_author',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    personId: text('person_id'),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<Texts>().notNull(),
    role: jsonb('role').$type<Texts>(),
    bio: jsonb('bio').$type<Texts>(),
    portrait: text('portrait'),
    links: jsonb('links').$type<{ label: string; to: string }[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), unique().on(table.siteId, table.slug)],
)
export type AuthorRow = typeof postAuthor.$inferSelect

export const postVersion = pgTable(
  'post_version',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    no: integer('no').notNull(),
    content: jsonb('content').$type<PostContent>().notNull(),
    kind: text('kind').$type<VersionKind>().notNull(),
    name: text('name'),
    byId: text('by_id'),
    at: at('at').notNull().defaultNow(),
    beganAt: at('began_at').notNull().defaultNow(),
    supersededAt: at('superseded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.postId, table.no] }),
    index('post_version_superseded').on(table.siteId, table.supersededAt),
  ],
)
export type VersionRow = typeof postVersion.$inferSelect

export const postSlug = pgTable(
  'post_slug',
  {
    siteId: siteId(),
    slug: text('slug').notNull(),
    postId: text('post_id'),
    categoryId: text('category_id'),
    locale: text('locale').$type<Locale>(),
    isCurrent: boolean('is_current').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.slug] }),
    index('post_slug_of').on(table.siteId, table.postId),
  ],
)

export const postWriter = pgTable(
  'post_writer',
  {
    siteId: siteId(),
    personId: text('person_id').notNull(),
    addedBy: text('added_by'),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.personId] })],
)

export const postPreview = pgTable(
  'post_preview',
  {
    siteId: siteId(),
    tokenHash: text('token_hash').notNull(),
    postId: text('post_id').notNull(),
    madeBy: text('made_by'),
    madeAt: at('made_at').notNull().defaultNow(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tokenHash] }),
    index('post_preview_ends').on(table.siteId, table.endsAt),
  ],
)
