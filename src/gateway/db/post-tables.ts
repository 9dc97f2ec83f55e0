import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { LiveState, Visibility, WorkState } from '@schemas/content/entities/post-states'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { RichTree } from '@schemas/layout/rich-text'
import { jsonb } from './jsonb'
import { site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
    ownerId: text('owner_id'),
    /** A post that is inserted without it counts as one of an earlier build: the database fills what it lacks. */
    live: text('live')
      .$type<LiveState>()
      .notNull()
      .default(sql`NULL`),
    liveNo: integer('live_no'),
    liveLocales: text('live_locales').array().$type<Locale[]>().notNull().default([]),
    work: text('work').$type<WorkState>().notNull().default('clean'),
    draftNo: integer('draft_no').notNull().default(1),
    draftTitle: jsonb('draft_title').$type<{ th?: string; en?: string }>().notNull().default({}),
    frozenNo: integer('frozen_no'),
    frozenLocales: text('frozen_locales').array().$type<Locale[]>().notNull().default([]),
    frozenUntil: at('frozen_until'),
    approvedNo: integer('approved_no'),
    publishAt: at('publish_at'),
    unpublishAt: at('unpublish_at'),
    firstPublishedAt: at('first_published_at'),
    changedAt: at('changed_at'),
    visibility: text('visibility').$type<Visibility>().notNull().default('guest'),
    featured: boolean('featured').notNull().default(false),
    reviewerId: text('reviewer_id'),
    submittedBy: text('submitted_by'),
    reviewNote: text('review_note'),
    authorIds: text('author_ids').array().notNull().default([]),
    trashedAt: at('trashed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.slug),
    index('post_newest').on(table.siteId, table.publishedAt, table.id),
  ],
)
