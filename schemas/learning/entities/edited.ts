import * as z from 'zod/mini'
import { dateInput } from '../../date-input'
import { nameText } from '../../layout/name-text'
import { text } from '../../layout/text'
import { itemBody, itemKinds, lessonId, lessonSlug, madeKind } from './item'
import { lessonFields, roundStatuses } from './lesson'
import { lessonStatuses } from './lesson-status'

/** A part as managers write it. One with an id is an existing one. */
const editedItem = {
  slug: lessonSlug,
  title: text(),
  minutes: z._default(z.int().check(z.gte(0), z.lte(6000)), 0),
  preview: z._default(z.boolean(), false),
  required: z._default(z.boolean(), true),
  hidden: z._default(z.boolean(), false),
  body: z._default(itemBody, {}),
  /** Basis points. */
  leastShare: z._default(z.int().check(z.gte(0), z.lte(10_000)), 9000),
}

const opening = z.enum(['at_once', 'after_days', 'on_date'])

export const sectionInput = z
  .strictObject({
    id: z.optional(lessonId),
    title: nameText(),
    opens: z._default(opening, 'at_once'),
    opensDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(3660)))),
    opensOn: z.optional(z.nullable(dateInput())),
    items: z
      .array(z.strictObject({ id: z.optional(lessonId), kind: madeKind, ...editedItem, title: nameText() }))
      .check(z.maxLength(200)),
  })
  .check(z.refine(({ opens, opensOn }) => opens !== 'on_date' || Boolean(opensOn), { path: ['opensOn'] }))

export const editedRound = z.object({
  id: z.string(),
  name: z.unknown(),
  startsOn: z.string(),
  endsOn: z.string(),
  enrolFrom: z.nullable(z.string()),
  enrolUntil: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
  taken: z.int(),
  place: z.unknown(),
  status: z.enum(roundStatuses),
})
export type EditedRound = z.infer<typeof editedRound>

/** The whole of a lesson as its managers write it: texts in both languages, bodies included. */
export const editedLesson = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(lessonStatuses),
  fields: z.object(lessonFields),
  sections: z.array(
    z.object({
      id: z.string(),
      title: text(),
      opens: opening,
      opensDays: z.nullable(z.int()),
      opensOn: z.nullable(z.string()),
      items: z.array(z.object({ id: z.string(), kind: z.enum(itemKinds), ...editedItem })),
    }),
  ),
  rounds: z.array(editedRound),
})
export type EditedLesson = z.infer<typeof editedLesson>
