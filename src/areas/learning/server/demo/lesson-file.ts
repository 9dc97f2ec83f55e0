import * as z from 'zod/mini'
import { demoRole } from '@gateway/seed/demo-seed'
import { lessonSlug } from '@schemas/learning/entities/item'
import { presences } from '@schemas/learning/entities/lesson'
import { certificateTemplates } from '@schemas/learning/entities/certificate-status'
import { examSettings } from '@schemas/learning/entities/exam'
import { questionKinds } from '@schemas/learning/entities/question-kinds'
import { surveyKinds } from '@schemas/learning/entities/survey'
import { levels } from '@schemas/learning/entities/lesson-list'

const both = z.strictObject({ th: z.string(), en: z.string() })

const demoExam = z.strictObject({
  ...z.pick(examSettings, { limitMinutes: true, attempts: true, passMark: true, review: true }).shape,
  questions: z.array(
    z.strictObject({
      kind: z.enum(questionKinds),
      text: both,
      choices: z._default(
        z.array(z.strictObject({ th: z.string(), en: z.string(), right: z._default(z.boolean(), false) })),
        [],
      ),
      accepted: z._default(z.array(z.string()), []),
      scoring: z._default(z.enum(['all', 'partial']), 'all'),
      explanation: z.optional(both),
    }),
  ),
})
export type DemoExam = z.infer<typeof demoExam>

const demoSurvey = z.strictObject({
  anonymous: z.boolean(),
  questions: z.array(
    z.strictObject({
      kind: z.enum(surveyKinds),
      text: both,
      choices: z._default(z.array(both), []),
      required: z.boolean(),
    }),
  ),
})
export type DemoSurvey = z.infer<typeof demoSurvey>

const demoItem = z.strictObject({
  kind: z.enum(['page', 'video', 'exam', 'survey']),
  slug: lessonSlug,
  title: both,
  minutes: z.int(),
  preview: z._default(z.boolean(), false),
  required: z._default(z.boolean(), true),
  /** Paragraphs. */
  text: z._default(z.array(both), []),
  /** Of a video: the name of its assets, and how long it is. */
  film: z.optional(z.string()),
  seconds: z.optional(z.number()),
  exam: z.optional(demoExam),
  survey: z.optional(demoSurvey),
})
export type DemoItem = z.infer<typeof demoItem>

export const demoLesson = z.strictObject({
  slug: lessonSlug,
  title: both,
  summary: both,
  description: z._default(z.array(both), []),
  outcomes: z.array(both),
  category: z.string(),
  categoryTitle: both,
  tags: z._default(z.array(z.string()), []),
  level: z.enum(levels),
  minutes: z.int(),
  cover: z.optional(z.string()),
  /** Satang. */
  price: z.int(),
  accessDays: z.optional(z.int()),
  sequential: z._default(z.boolean(), false),
  presence: z._default(z.enum(presences), 'gentle'),
  instructors: z.array(z.strictObject({ name: both, about: z.optional(both), picture: z.optional(z.string()) })),
  /** From a day, or in as many terms of thirteen weeks as it takes to be in the future. */
  rounds: z.array(
    z.strictObject({ name: both, startsOn: z.iso.date(), weeks: z.int(), capacity: z.int(), place: both }),
  ),
  sections: z.array(z.strictObject({ title: both, opensDays: z.optional(z.int()), items: z.array(demoItem) })),
})
export type DemoLesson = z.infer<typeof demoLesson>

export const lessonFile = z.strictObject({
  lessons: z.array(demoLesson),
  /** Of the demo accounts, with how many parts each has done. */
  enrolments: z.array(
    z.strictObject({
      of: demoRole,
      lesson: z.string(),
      done: z.int(),
      /** As the certificate prints it, and the code by which the demo's addresses find it. */
      name: z.optional(z.string()),
      code: z.optional(z.string()),
    }),
  ),
  /** How many more learners there are, each with some of the lessons. */
  learners: z._default(z.int(), 0),
  design: z.optional(
    z.strictObject({
      template: z.enum(certificateTemplates),
      colour: z.string(),
      issuer: both,
      heading: both,
      statement: both,
      signatures: z.array(z.strictObject({ name: both, role: both })),
    }),
  ),
  /** Lessons that give certificates of the design. */
  certificates: z._default(
    z.array(z.strictObject({ lesson: z.string(), leastScore: z.optional(z.int()), monthsValid: z.optional(z.int()) })),
    [],
  ),
})
