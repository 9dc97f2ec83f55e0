import * as z from 'zod/mini'
import { dateInput, momentInput } from '../../date-input'
import { namedPictures, shownPrice } from '../../commerce/entities/shelf'
import { assetName } from '../../layout/image'
import { richText } from '../../layout/rich-text'
import { nameText, shortText } from '../../layout/name-text'
import { longText, text } from '../../layout/text'
import { storedNumber } from '../../stored-number'
import { enrolmentStatuses } from './enrolment-status'
import { instructor, instructorInput, lessonId, lessonSlug, outlineSection } from './item'
import { languages, levels } from './lesson-list'
import { lessonStatuses } from './lesson-status'

export const presences = ['gentle', 'strict'] as const
export type Presence = (typeof presences)[number]
export const roundStatuses = ['open', 'closed', 'cancelled'] as const
export type RoundStatus = (typeof roundStatuses)[number]

export { namedPictures }

export const shownInstructor = z.object({
  name: z.string(),
  about: z.optional(z.string()),
  picture: z.optional(z.object({ asset: z.string() })),
})

/** A round as a learner chooses it. `left` where its seats are limited. */
export const shownRound = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  place: z.string(),
  left: z.optional(z.int()),
  /** `soon`: enrolment has not begun. */
  state: z.enum(['open', 'soon', 'full', 'closed', 'cancelled']),
  enrolFrom: z.optional(z.string()),
})
export type ShownRound = z.infer<typeof shownRound>

const common = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.optional(z.object({ asset: z.string() })),
  category: z.string(),
  categoryTitle: z.string(),
  level: z.enum(levels),
  language: z.enum(languages),
  minutes: z.int(),
  items: z.int(),
  /** Absent: free. */
  price: z.optional(shownPrice),
  /** In hundredths of a star; absent without ratings. */
  rating: z.optional(z.object({ average: z.int(), count: z.int() })),
}

export const lessonCard = z.object({ ...common, nextRound: z.optional(z.string()), status: z.enum(lessonStatuses) })
export type LessonCard = z.infer<typeof lessonCard>

/** What the reader has of a lesson. */
export const myState = z.object({
  status: z.enum(enrolmentStatuses),
  done: z.int(),
  total: z.int(),
  /** Where "Continue" leads. */
  next: z.optional(z.object({ slug: z.string(), title: z.string() })),
  until: z.optional(z.string()),
  completedAt: z.optional(z.string()),
  round: z.optional(z.string()),
  order: z.optional(z.string()),
})
export type MyState = z.infer<typeof myState>

export const openedLesson = z.object({
  ...common,
  status: z.enum(lessonStatuses),
  version: z.int(),
  outcomes: z.array(z.string()),
  description: z.optional(z.unknown()),
  tags: z.array(z.string()),
  instructors: z.array(shownInstructor),
  accessDays: z.optional(z.int()),
  sequential: z.boolean(),
  noSkip: z.boolean(),
  presence: z.enum(presences),
  prerequisites: z.array(z.object({ slug: z.string(), title: z.string(), done: z.boolean() })),
  rounds: z.array(shownRound),
  sections: z.array(outlineSection),
  mine: z.optional(myState),
})
export type OpenedLesson = z.infer<typeof openedLesson>

export const myLesson = z.object({
  slug: z.string(),
  title: z.string(),
  cover: z.optional(z.object({ asset: z.string() })),
  ...myState.shape,
})
export type MyLesson = z.infer<typeof myLesson>

/** What managers write of a lesson. */
export const lessonFields = {
  slug: lessonSlug,
  title: text(),
  summary: z._default(longText(), ''),
  outcomes: z._default(z.array(text()).check(z.maxLength(8)), []),
  description: z._default(z.nullable(richText()), null),
  cover: z._default(z.nullable(assetName()), null),
  category: z._default(z.string().check(z.maxLength(60)), ''),
  categoryTitle: z._default(text(), ''),
  tags: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(12)), []),
  level: z._default(z.enum(levels), 'beginner'),
  language: z._default(z.enum(languages), 'th'),
  minutes: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  instructors: z._default(z.array(instructor).check(z.maxLength(12)), []),
  accessDays: z._default(z.nullable(z.int().check(z.gte(1), z.lte(3660))), null),
  sequential: z._default(z.boolean(), false),
  noSkip: z._default(z.boolean(), false),
  prerequisites: z._default(z.array(lessonId).check(z.maxLength(12)), []),
  presence: z._default(z.enum(presences), 'gentle'),
  /** Satang; 0 is free. */
  price: z._default(z.int().check(z.gte(0), z.lte(100_000_000)), 0),
}

/** The same as input: what is stored may be older than these bounds. */
export const lessonInput = {
  ...lessonFields,
  title: nameText(),
  summary: z._default(shortText(2000), ''),
  outcomes: z._default(z.array(nameText(300)).check(z.maxLength(8)), []),
  category: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  categoryTitle: z._default(shortText(120), ''),
  tags: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)), []),
  instructors: z._default(z.array(instructorInput).check(z.maxLength(12)), []),
}

export const roundFields = {
  name: nameText(),
  startsOn: dateInput(),
  endsOn: dateInput(),
  enrolFrom: z._default(z.nullable(momentInput()), null),
  enrolUntil: z._default(z.nullable(momentInput()), null),
  capacity: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100_000))), null),
  place: z._default(shortText(300), ''),
  status: z._default(z.enum(['open', 'closed']), 'open'),
}

export const versionInput = storedNumber()

export const unknownLesson = { status: 404, message: 'There is no such lesson.' }
export const unknownItem = { status: 404, message: 'There is no such part.' }
export const unknownRound = { status: 404, message: 'There is no such round.' }
export const noRight = { status: 403, message: 'You do not have this lesson.' }
export const afterPrevious = { status: 403, message: 'This part opens after the one before it.' }
export const opensOn = { status: 403, message: 'This part opens on 12 January 2027.' }
export const staleLesson = { status: 409, message: 'This lesson was changed meanwhile. You now see both.' }
export const slugTaken = { status: 409, message: 'Another lesson has this address.' }
export const fullRound = { status: 409, message: 'This round is full.' }
export const hasLesson = { status: 409, message: 'You have this lesson already.' }
export const finishFirst = { status: 409, message: 'Finish Data analysis first.' }
export const watchFirst = { status: 422, message: 'Watch 90 percent first.' }
