import * as z from 'zod/mini'
import { nameText, shortText } from '../../layout/name-text'
import { longText, text } from '../../layout/text'
import { lessonId } from './item'
import { pointMillionths } from './points'
import { questionKinds } from './question-kinds'

export const questionId = lessonId

const choice = z.strictObject({ id: lessonId, text: text(), right: z.boolean() })

/** A question with its key, as its authors write it. What its kind has no use for stays empty. */
export const questionContent = z.strictObject({
  kind: z.enum(questionKinds),
  text: longText(),
  /** Of single and multiple. */
  choices: z._default(z.array(choice).check(z.maxLength(12)), []),
  /** Of text: what counts as right. Of number: its one value. */
  accepted: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
    [],
  ),
  /** Of number: how far off still is right, absolute or in basis points of the value. */
  tolerance: z._default(z.strictObject({ by: z.enum(['value', 'share']), of: z.number().check(z.gte(0)) }), {
    by: 'value',
    of: 0,
  }),
  /** Of multiple: all or nothing, or right less wrong choices. */
  scoring: z._default(z.enum(['all', 'partial']), 'all'),
  /** Millionths. */
  points: z._default(z.int().check(z.gte(0), z.lte(1000 * pointMillionths)), pointMillionths),
  explanation: z._default(longText(), ''),
})
export type QuestionContent = z.infer<typeof questionContent>

export const editedQuestion = z.strictObject({
  id: z.optional(questionId),
  category: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  content: questionContent,
})
export type EditedQuestion = z.infer<typeof editedQuestion>

/** The same as input: what is stored may be older than these bounds. */
export const questionInput = z.extend(editedQuestion, {
  content: z.extend(questionContent, {
    text: nameText(5000),
    choices: z._default(z.array(z.extend(choice, { text: nameText(1000) })).check(z.maxLength(12)), []),
    explanation: z._default(shortText(5000), ''),
  }),
})

/** An answer to one question: chosen ids, or what was typed. */
export const answer = z.strictObject({
  question: questionId,
  choices: z._default(z.array(lessonId).check(z.maxLength(12)), []),
  text: z._default(z.string().check(z.maxLength(500)), ''),
})
export type Answer = z.infer<typeof answer>

/** A question as an attempt shows it: no key, no explanation. */
export const shownQuestion = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  text: z.string(),
  points: z.int(),
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type ShownQuestion = z.infer<typeof shownQuestion>
