import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { EventFormat, PointKind, RegistrationMode, Visibility } from '@schemas/events/entities/event-options'
import type { EventQuestions, EventSession } from '@schemas/events/entities/event-parts'
import type { EventStatus } from '@schemas/events/entities/event-status'
import type { RegistrationStatus, TicketStatus } from '@schemas/events/entities/registration-status'
import type { CheckVerdict } from '@schemas/events/entities/check-verdict'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { RichTree } from '@schemas/layout/rich-text'
import type { VatClass } from '@schemas/money/vat'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)
const localised = (name: string) => jsonb(name).$type<LocalisedText>()
const names = (name: string) => jsonb(name).$type<string[]>().notNull().default([])
const money = (name: string) => bigint(name, { mode: 'number' })

export type RichTexts = { th?: RichTree | undefined; en?: RichTree | undefined }
export type Venue = { name: LocalisedText; address: LocalisedText; point?: { lat: number; lng: number } | undefined }
export type Privacy = {
  controller: LocalisedText
  contact: string
  keepDays: number
  purposes: { id: string; text: LocalisedText }[]
}
export type Answers = Record<string, unknown>

export const event = pgTable(
  'event',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'gathering'>().notNull().default('gathering'),
    slug: text('slug').notNull(),
    title: localised('title').notNull(),
    summary: localised('summary').notNull().default(''),
    body: jsonb('body').$type<RichTexts>(),
    cover: text('cover'),
    tags: names('tags'),
    format: text('format').$type<EventFormat>().notNull().default('onsite'),
    venue: jsonb('venue').$type<Venue>(),
    onlineUrl: text('online_url'),
    openChatUrl: text('open_chat_url'),
    sessions: jsonb('sessions').$type<EventSession[]>().notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    dayStart: text('day_start').notNull().default('04:00'),
    opens: at('opens'),
    closes: at('closes'),
    mode: text('mode').$type<RegistrationMode>().notNull().default('open'),
    accessCode: text('access_code'),
    onePer: text('one_per').$type<'none' | 'contact'>().notNull().default('none'),
    questions: jsonb('questions').$type<EventQuestions>().notNull().default({ fields: [], rules: {} }),
    privacy: jsonb('privacy')
      .$type<Privacy>()
      .notNull()
      .default({ controller: '', contact: '', keepDays: 180, purposes: [] }),
    keepDays: integer('keep_days').notNull().default(180),
    budget: money('budget'),
    status: text('status').$type<EventStatus>().notNull().default('draft'),
    searchText: text('search_text').notNull().generatedAlwaysAs(''),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    publishedAt: at('published_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type EventRow = typeof event.$inferSelect

export const eventDoorKey = pgTable(
  'event_door_key',
  { siteId: siteId(), eventId: text('event_id').notNull(), keySealed: text('key_sealed').notNull() },
  (table) => [primaryKey({ columns: [table.siteId, table.eventId] })],
)

export const eventQuota = pgTable(
  'event_quota',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    name: localised('name').notNull(),
    size: integer('size'),
    taken: integer('taken').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type QuotaRow = typeof eventQuota.$inferSelect

export const eventPackage = pgTable(
  'event_package',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    rank: integer('rank').notNull().default(0),
    title: localised('title').notNull(),
    tier: text('tier').notNull().default(''),
    sessions: names('sessions'),
    inclusions: jsonb('inclusions').$type<{ text: LocalisedText; handout: boolean }[]>().notNull().default([]),
    regular: money('regular').notNull().default(0),
    sale: money('sale'),
    saleFrom: at('sale_from'),
    saleTo: at('sale_to'),
    vatClass: text('vat_class').$type<VatClass>().notNull().default('standard'),
    opens: at('opens'),
    closes: at('closes'),
    minEach: integer('min_each').notNull().default(1),
    maxEach: integer('max_each').notNull().default(10),
    visibility: text('visibility').$type<Visibility>().notNull().default('public'),
    code: text('code'),
    quotas: names('quotas'),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type PackageRow = typeof eventPackage.$inferSelect

export const eventRegistration = pgTable(
  'event_registration',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    number: text('number').notNull(),
    codeHash: text('code_hash'),
    codeSealed: text('code_sealed'),
    personId: text('person_id'),
    name: text('name').notNull().default(''),
    email: text('email'),
    phone: text('phone'),
    oneContact: text('one_contact'),
    locale: text('locale').$type<Locale>().notNull().default('th'),
    quantity: integer('quantity').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    answersSealed: text('answers_sealed'),
    sensitiveSealed: text('sensitive_sealed'),
    orderId: text('order_id'),
    total: money('total').notNull().default(0),
    holdUntil: at('hold_until'),
    flag: text('flag').$type<'late_money'>(),
    status: text('status').$type<RegistrationStatus>().notNull().default('requested'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    confirmedAt: at('confirmed_at'),
    remindedAt: at('reminded_at'),
    sensitiveErasedAt: at('sensitive_erased_at'),
    erasedAt: at('erased_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type RegistrationRow = typeof eventRegistration.$inferSelect

export const eventTicket = pgTable(
  'event_ticket',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    registrationId: text('registration_id').notNull(),
    eventId: text('event_id').notNull(),
    packageId: text('package_id').notNull(),
    no: integer('no').notNull(),
    attendee: text('attendee').notNull().default(''),
    email: text('email'),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    answersSealed: text('answers_sealed'),
    sensitiveSealed: text('sensitive_sealed'),
    secret: text('secret').notNull(),
    issue: integer('issue').notNull().default(1),
    codeHash: text('code_hash'),
    codeSealed: text('code_sealed'),
    quotas: names('quotas'),
    price: money('price').notNull().default(0),
    status: text('status').$type<TicketStatus>().notNull().default('requested'),
    changedAt: at('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type TicketRow = typeof eventTicket.$inferSelect

export const eventCheckPoint = pgTable(
  'event_check_point',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    title: localised('title').notNull(),
    packages: names('packages'),
    sessions: names('sessions'),
    opens: at('opens'),
    closes: at('closes'),
    once: text('once').$type<'point' | 'day'>().notNull().default('day'),
    archived: boolean('archived').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type PointRow = typeof eventCheckPoint.$inferSelect

export const eventCheckIn = pgTable(
  'event_check_in',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    pointId: text('point_id').notNull(),
    day: text('day').notNull().default(''),
    scannedAt: at('scanned_at').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
    device: text('device').notNull().default(''),
    actorId: text('actor_id'),
    verdict: text('verdict').$type<Exclude<CheckVerdict, 'unknown' | 'newer'>>().notNull(),
    offline: boolean('offline').notNull().default(false),
    undoneAt: at('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type CheckInRow = typeof eventCheckIn.$inferSelect

export const eventConsent = pgTable(
  'event_consent',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    registrationId: text('registration_id').notNull(),
    purpose: text('purpose').notNull(),
    wordsHash: text('words_hash').notNull(),
    locale: text('locale').notNull(),
    byWhom: text('by_whom').$type<'self' | 'guardian'>().notNull().default('self'),
    act: text('act').$type<'given' | 'withdrawn'>().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const eventMessage = pgTable(
  'event_message',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    toStatus: text('to_status').$type<RegistrationStatus>().notNull(),
    packageId: text('package_id'),
    position: text('position').notNull().default(''),
    sent: integer('sent').notNull().default(0),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
