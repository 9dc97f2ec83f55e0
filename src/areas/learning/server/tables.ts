import { bigint, boolean, customType, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { RichTree } from '@schemas/layout/rich-text'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { EnrolmentStatus } from '@schemas/learning/entities/enrolment-status'
import type { Instructor, ItemBody, ItemKind } from '@schemas/learning/entities/item'
import type { Presence, RoundStatus } from '@schemas/learning/entities/lesson'
import type { Language, Level } from '@schemas/learning/entities/lesson-list'
import type { LessonStatus } from '@schemas/learning/entities/lesson-status'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)
const localised = (name: string) => jsonb(name).$type<LocalisedText>()
/** Written and read by SQL functions alone. */
const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export type RichTexts = { th?: RichTree | undefined; en?: RichTree | undefined }

export const lesson = pgTable(
  'lesson',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    title: localised('title').notNull(),
    summary: localised('summary').notNull().default(''),
    outcomes: jsonb('outcomes').$type<LocalisedText[]>().notNull().default([]),
    description: jsonb('description').$type<RichTexts>(),
    cover: text('cover'),
    category: text('category').notNull().default(''),
    categoryTitle: localised('category_title').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    level: text('level').$type<Level>().notNull().default('beginner'),
    language: text('language').$type<Language>().notNull().default('th'),
    minutes: integer('minutes').notNull().default(0),
    instructors: jsonb('instructors').$type<Instructor[]>().notNull().default([]),
    variantId: text('variant_id'),
    price: bigint('price', { mode: 'number' }).notNull().default(0),
    accessDays: integer('access_days'),
    sequential: boolean('sequential').notNull().default(false),
    noSkip: boolean('no_skip').notNull().default(false),
    prerequisites: jsonb('prerequisites').$type<string[]>().notNull().default([]),
    presence: text('presence').$type<Presence>().notNull().default('gentle'),
    status: text('status').$type<LessonStatus>().notNull().default('draft'),
    searchText: text('search_text').notNull().generatedAlwaysAs(''),
    learners: integer('learners').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    publishedAt: at('published_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type LessonRow = typeof lesson.$inferSelect

export const lessonRound = pgTable(
  'lesson_round',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    lessonId: text('lesson_id').notNull(),
    name: localised('name').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    enrolFrom: at('enrol_from'),
    enrolUntil: at('enrol_until'),
    capacity: integer('capacity'),
    taken: integer('taken').notNull().default(0),
    place: localised('place').notNull().default(''),
    status: text('status').$type<RoundStatus>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type RoundRow = typeof lessonRound.$inferSelect

export const lessonSection = pgTable(
  'lesson_section',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    lessonId: text('lesson_id').notNull(),
    title: localised('title').notNull(),
    rank: text('rank').notNull(),
    opens: text('opens').$type<'at_once' | 'after_days' | 'on_date'>().notNull().default('at_once'),
    opensDays: integer('opens_days'),
    opensOn: day('opens_on'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type SectionRow = typeof lessonSection.$inferSelect

export const lessonItem = pgTable(
  'lesson_item',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    lessonId: text('lesson_id').notNull(),
    sectionId: text('section_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind').$type<ItemKind>().notNull(),
    title: localised('title').notNull(),
    rank: text('rank').notNull(),
    minutes: integer('minutes').notNull().default(0),
    preview: boolean('preview').notNull().default(false),
    required: boolean('required').notNull().default(true),
    hidden: boolean('hidden').notNull().default(false),
    body: jsonb('body').$type<ItemBody>().notNull().default({}),
    leastShare: integer('least_share').notNull().default(9000),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type ItemRow = typeof lessonItem.$inferSelect

export const lessonEnrolment = pgTable(
  'lesson_enrolment',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    lessonId: text('lesson_id').notNull(),
    personId: text('person_id').notNull(),
    roundId: text('round_id'),
    cycle: integer('cycle').notNull().default(1),
    status: text('status').$type<EnrolmentStatus>().notNull().default('pending_payment'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    lastItemId: text('last_item_id'),
    name: text('name').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    beganAt: at('began_at'),
    completedAt: at('completed_at'),
    lastAt: at('last_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type EnrolmentRow = typeof lessonEnrolment.$inferSelect

export const lessonRight = pgTable(
  'lesson_right',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    source: text('source').$type<'free' | 'order' | 'grant' | 'subscription'>().notNull(),
    orderId: text('order_id'),
    orderLineId: text('order_line_id'),
    roundId: text('round_id'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    revokedAt: at('revoked_at'),
    reason: text('reason'),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type RightRow = typeof lessonRight.$inferSelect

export const lessonSeat = pgTable(
  'lesson_seat',
  { siteId: siteId(), roundId: text('round_id').notNull(), enrolmentId: text('enrolment_id').notNull() },
  (table) => [primaryKey({ columns: [table.siteId, table.roundId, table.enrolmentId] })],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    siteId: siteId(),
    enrolmentId: text('enrolment_id').notNull(),
    cycle: integer('cycle').notNull(),
    itemId: text('item_id').notNull(),
    watched: multirange('watched').notNull().default('{}'),
    furthest: integer('furthest').notNull().default(0),
    last: integer('last').notNull().default(0),
    reportedAt: at('reported_at').notNull().defaultNow(),
    presentAt: at('present_at').notNull().defaultNow(),
    doneAt: at('done_at'),
    doneBy: text('done_by').$type<'rule' | 'self' | 'staff'>(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.enrolmentId, table.cycle, table.itemId] })],
)
export type ProgressRow = typeof lessonProgress.$inferSelect

export const lessonTicket = pgTable(
  'lesson_ticket',
  {
    siteId: siteId(),
    tokenHash: text('token_hash').notNull(),
    itemId: text('item_id').notNull(),
    fileId: text('file_id').notNull(),
    personId: text('person_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
