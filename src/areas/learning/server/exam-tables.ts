import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { AttemptStatus, ExamSettings, ReviewPolicy } from '@schemas/learning/entities/exam'
import type { Answer, QuestionContent } from '@schemas/learning/entities/question'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)

export const exam = pgTable(
  'exam',
  {
    siteId: siteId(),
    itemId: text('item_id').notNull(),
    opensAt: at('opens_at'),
    closesAt: at('closes_at'),
    limitMinutes: integer('limit_minutes'),
    graceSeconds: integer('grace_seconds').notNull().default(60),
    overdue: text('overdue').$type<ExamSettings['overdue']>().notNull().default('submit'),
    attempts: integer('attempts'),
    delayMinutes: integer('delay_minutes').notNull().default(0),
    method: text('method').$type<ExamSettings['method']>().notNull().default('highest'),
    shuffle: boolean('shuffle').notNull().default(true),
    passMark: integer('pass_mark').notNull().default(6000),
    review: jsonb('review')
      .$type<ReviewPolicy>()
      .notNull()
      .default({ score: 'submitted', marks: 'submitted', answers: 'never' }),
    passwordHash: text('password_hash'),
    draws: jsonb('draws').$type<ExamSettings['draws']>().notNull().default([]),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.itemId] })],
)
export type ExamRow = typeof exam.$inferSelect

export const examQuestion = pgTable(
  'exam_question',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    examId: text('exam_id').notNull(),
    rank: text('rank').notNull(),
    category: text('category').notNull().default(''),
    current: integer('current').notNull().default(1),
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const examQuestionVersion = pgTable(
  'exam_question_version',
  {
    siteId: siteId(),
    questionId: text('question_id').notNull(),
    no: integer('no').notNull(),
    content: jsonb('content').$type<QuestionContent>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.questionId, table.no] })],
)

/** A question of a paper, with its choices in the order in which this attempt shows them. */
export type PaperQuestion = { question: string; version: number; choices: string[] }

export const examAttempt = pgTable(
  'exam_attempt',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    examId: text('exam_id').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    cycle: integer('cycle').notNull(),
    no: integer('no').notNull(),
    startedAt: at('started_at').notNull().defaultNow(),
    deadline: at('deadline'),
    endsAt: at('ends_at'),
    paper: jsonb('paper').$type<PaperQuestion[]>().notNull(),
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    savedNo: integer('saved_no').notNull().default(0),
    savedAt: at('saved_at'),
    device: text('device').notNull(),
    score: bigint('score', { mode: 'number' }),
    max: bigint('max', { mode: 'number' }),
    marks: jsonb('marks').$type<Record<string, number>>(),
    status: text('status').$type<AttemptStatus>().notNull().default('in_progress'),
    submittedAt: at('submitted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type AttemptRow = typeof examAttempt.$inferSelect
