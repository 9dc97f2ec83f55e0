import * as z from 'zod/mini'
import { longText, text } from '../../layout/text'
import { lessonId } from './item'

export const surveyKinds = ['single', 'multiple', 'scale', 'text'] as const
export type SurveyKind = (typeof surveyKinds)[number]
/** Fewer anonymous answers than this are shown to nobody, and each further group of them only as a whole. */
export const fewestAnswers = 5

/** A question of a survey as its authors write it. Choices are of single and multiple. */
export const surveyQuestion = z.strictObject({
  id: lessonId,
  kind: z.enum(surveyKinds),
  text: longText(),
  choices: z._default(z.array(z.strictObject({ id: lessonId, text: text() })).check(z.maxLength(12)), []),
  required: z._default(z.boolean(), true),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

/** The answer to one question: chosen ids, a number from 1 to 5, or what was typed. */
export const surveyAnswer = z.strictObject({
  question: lessonId,
  choices: z._default(z.array(lessonId).check(z.maxLength(12)), []),
  scale: z.optional(z.int().check(z.gte(1), z.lte(5))),
  text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
})
export type SurveyAnswer = z.infer<typeof surveyAnswer>

export const shownSurveyQuestion = z.object({
  id: z.string(),
  kind: z.enum(surveyKinds),
  text: z.string(),
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
  required: z.boolean(),
})
export type ShownSurveyQuestion = z.infer<typeof shownSurveyQuestion>

/** A survey as a learner fills it in. */
export const shownSurvey = z.object({
  anonymous: z.boolean(),
  questions: z.array(shownSurveyQuestion),
  answered: z.boolean(),
})
export type ShownSurvey = z.infer<typeof shownSurvey>

export const editedSurvey = z.object({
  item: z.string(),
  /** 0: nothing is saved yet. */
  version: z.int(),
  anonymous: z.boolean(),
  questions: z.array(surveyQuestion),
  /** From the first answer on, `anonymous` cannot be changed. */
  answered: z.int(),
})
export type EditedSurvey = z.infer<typeof editedSurvey>

/** Answers to one question, counted. `mean` of a scale in hundredths; texts in no order. */
export const surveyResult = z.object({
  id: z.string(),
  kind: z.enum(surveyKinds),
  text: z.string(),
  answers: z.int(),
  choices: z.array(z.object({ id: z.string(), text: z.string(), count: z.int() })),
  mean: z.optional(z.int()),
  texts: z.array(z.object({ text: z.string(), name: z.optional(z.string()) })),
})
export type SurveyResult = z.infer<typeof surveyResult>

export const unknownSurvey = { status: 404, message: 'There is no such survey.' }
export const answeredAlready = { status: 409, message: 'You have answered already.' }
