import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'
import { surveyResult, unknownSurvey } from '../../entities/survey'

export const call = defineCall({
  name: 'survey/results',
  summary:
    'Answers to a survey, counted by question. Of an anonymous one nothing is shown under five answers, and further ones in groups of five. For managers.',
  method: 'GET',
  path: '/api/survey/results',
  access: 'manager',
  scope: 'site',
  resources: { item: 'survey_item' },
  cache: 'private',
  input: z.strictObject({ item: lessonId }),
  output: z.object({
    anonymous: z.boolean(),
    /** How many have answered, and how many of these answers are shown. */
    answered: z.int(),
    shown: z.int(),
    questions: z.array(surveyResult),
  }),
  errors: [unknownSurvey],
  examples: [
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
