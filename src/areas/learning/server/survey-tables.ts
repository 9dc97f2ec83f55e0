import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { SurveyAnswer, SurveyQuestion } from '@schemas/learning/entities/survey'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)

export const survey = pgTable(
  'survey',
  {
    siteId: siteId(),
    itemId: text('item_id').notNull(),
    anonymous: boolean('anonymous').notNull().default(true),
    questions: jsonb('questions').$type<SurveyQuestion[]>().notNull().default([]),
    answered: integer('answered').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.itemId] })],
)
export type SurveyRow = typeof survey.$inferSelect

export const surveyAnswer = pgTable(
  'survey_answer',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    surveyId: text('survey_id').notNull(),
    /** Null: anonymous. */
    personId: text('person_id'),
    answers: jsonb('answers').$type<SurveyAnswer[]>().notNull(),
    day: date('day').notNull(),
    released: boolean('released').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const surveyDone = pgTable(
  'survey_done',
  {
    siteId: siteId(),
    surveyId: text('survey_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    cycle: integer('cycle').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.surveyId, table.enrolmentId, table.cycle] })],
)

export const lessonRating = pgTable(
  'lesson_rating',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    lessonId: text('lesson_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    personId: text('person_id').notNull(),
    stars: integer('stars').notNull(),
    comment: text('comment').notNull().default(''),
    hidden: boolean('hidden').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    changedAt: at('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
