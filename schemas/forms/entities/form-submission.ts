import * as z from 'zod/mini'
import { markField } from '../../layout/field-mark'

export const submissionStatuses = ['new', 'seen', 'done', 'spam'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]

/** A stored answer: text (dates, times and choices too), a number, a boolean, or several choices. */
export const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
export type AnswerValue = z.infer<typeof answerValue>

/** Name under which a form's answers are stored. */
export const formName = markField(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)), {
  field: 'reference',
  to: 'form',
})

/** One question of a form in the reader's language; `options` maps stored values to labels. */
export const submissionField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
})
export type SubmissionField = z.infer<typeof submissionField>

export const submission = z.object({
  id: z.string(),
  status: z.enum(submissionStatuses),
  version: z.int(),
  createdAt: z.string(),
  pagePath: z.string(),
  locale: z.string(),
  /** A list, because a record with only language names as keys would be taken for a localised text. */
  answers: z.array(z.object({ name: z.string(), value: answerValue })),
})
export type Submission = z.infer<typeof submission>
