import * as z from 'zod/mini'
import { momentInput } from '../../date-input'
import { answer, editedQuestion, shownQuestion } from './question'

export const reviewTimes = ['never', 'submitted', 'closed'] as const
export const gradeMethods = ['highest', 'last', 'average'] as const
export const attemptStatuses = ['in_progress', 'submitted', 'auto_submitted', 'abandoned', 'graded', 'voided'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

const reviewTime = z.enum(reviewTimes)
export const reviewPolicy = z.strictObject({ score: reviewTime, marks: reviewTime, answers: reviewTime })
export type ReviewPolicy = z.infer<typeof reviewPolicy>

const moment = () => z._default(z.nullable(momentInput()), null)

/** How an exam is taken. */
export const examSettings = z.strictObject({
  opensAt: moment(),
  closesAt: moment(),
  limitMinutes: z._default(z.nullable(z.int().check(z.gte(1), z.lte(1440))), null),
  graceSeconds: z._default(z.int().check(z.gte(0), z.lte(3600)), 60),
  /** What becomes of an attempt that nobody handed in. */
  overdue: z._default(z.enum(['submit', 'discard']), 'submit'),
  attempts: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100))), null),
  delayMinutes: z._default(z.int().check(z.gte(0), z.lte(44_640)), 0),
  method: z._default(z.enum(gradeMethods), 'highest'),
  shuffle: z._default(z.boolean(), true),
  /** Basis points. */
  passMark: z._default(z.int().check(z.gte(0), z.lte(10_000)), 6000),
  review: z._default(reviewPolicy, { score: 'submitted', marks: 'submitted', answers: 'never' }),
  draws: z._default(
    z
      .array(
        z.strictObject({ category: z.string().check(z.minLength(1), z.maxLength(60)), count: z.int().check(z.gte(1)) }),
      )
      .check(z.maxLength(40)),
    [],
  ),
})
export type ExamSettings = z.infer<typeof examSettings>

export const editedExam = z.object({
  item: z.string(),
  version: z.int(),
  /** Times as stored, also those of years that are refused today. */
  settings: z.object({
    ...examSettings.shape,
    opensAt: z.nullable(z.string()),
    closesAt: z.nullable(z.string()),
  }),
  hasPassword: z.boolean(),
  questions: z.array(editedQuestion),
  /** How many attempts there are. */
  taken: z.int(),
})
export type EditedExam = z.infer<typeof editedExam>

export const shownAttempt = z.object({
  id: z.string(),
  no: z.int(),
  status: z.enum(attemptStatuses),
  startedAt: z.string(),
  submittedAt: z.optional(z.string()),
  /** Basis points and whether they suffice, where policy shows them. */
  share: z.optional(z.int()),
  passed: z.optional(z.boolean()),
})
export type ShownAttempt = z.infer<typeof shownAttempt>

/** What a learner knows of an exam before, between and after attempts. */
export const shownExam = z.object({
  lesson: z.object({ slug: z.string(), title: z.string() }),
  exam: z.object({
    slug: z.string(),
    title: z.string(),
    questions: z.int(),
    limitMinutes: z.optional(z.int()),
    attempts: z.optional(z.int()),
    passMark: z.int(),
    opensAt: z.optional(z.string()),
    closesAt: z.optional(z.string()),
    hasPassword: z.boolean(),
  }),
  attempts: z.array(shownAttempt),
  /** The attempt that is open, and whether another device has it. */
  current: z.optional(
    z.object({ id: z.string(), no: z.int(), deadline: z.optional(z.string()), elsewhere: z.boolean() }),
  ),
  /** Why no attempt can begin now. */
  blocked: z.optional(z.string()),
  passed: z.boolean(),
  /** Managers look; their attempts are not kept. */
  recorded: z.boolean(),
  next: z.optional(z.object({ slug: z.string(), title: z.string() })),
  now: z.string(),
  head: z.object({ title: z.string() }),
})
export type ShownExam = z.infer<typeof shownExam>

/** An attempt as its device shows it. */
export const sitting = z.object({
  id: z.string(),
  no: z.int(),
  deadline: z.optional(z.string()),
  questions: z.array(shownQuestion),
  answers: z.array(answer),
  savedNo: z.int(),
  now: z.string(),
})
export type Sitting = z.infer<typeof sitting>

export const reviewedQuestion = z.object({
  ...shownQuestion.shape,
  answer: z.optional(answer),
  /** Millionths. */
  mark: z.optional(z.int()),
  right: z.optional(z.object({ choices: z.array(z.string()), texts: z.array(z.string()) })),
  explanation: z.optional(z.string()),
})

export const deviceInput = z.string().check(z.minLength(8), z.maxLength(64))

export const unknownExam = { status: 404, message: 'There is no such exam.' }
export const unknownAttempt = { status: 404, message: 'There is no such attempt.' }
export const timeOver = { status: 410, message: 'Time is over. What was saved is handed in.' }
export const otherDevice = { status: 409, message: 'A newer answer was saved on another device.' }
