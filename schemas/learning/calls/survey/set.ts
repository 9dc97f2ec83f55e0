import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'
import { versionInput } from '../../entities/lesson'
import { editedSurvey, surveyQuestion, unknownSurvey } from '../../entities/survey'

export const call = defineCall({
  name: 'survey/set',
  summary:
    'Writes the questions of a survey. Whether it is anonymous cannot be changed after the first answer. For managers.',
  method: 'POST',
  path: '/api/survey/set',
  access: 'manager',
  scope: 'site',
  resources: { item: 'survey_item' },
  audit: 'survey-set',
  cache: 'none',
  input: z.strictObject({
    item: lessonId,
    /** 0: nothing is saved yet. */
    version: z.union([versionInput, z.literal(0)]),
    anonymous: z.boolean(),
    questions: z.array(surveyQuestion).check(z.maxLength(60)),
  }),
  output: editedSurvey,
  errors: [
    unknownSurvey,
    { status: 400, message: 'Question 2 needs at least two choices.' },
    { status: 409, message: 'People have answered: this survey stays anonymous or named as it is.' },
    { status: 409, message: 'People have answered question 2: its kind stays. Add a new question instead.' },
    { status: 409, message: 'This survey was changed meanwhile. Load it again.' },
  ],
  examples: [
    {
      input: { item: '00000000-0000-4000-8000-000000000000', version: 1, anonymous: true, questions: [] },
      as: 'manager',
      status: 404,
    },
    {
      input: { item: '00000000-0000-4000-8000-000000000000', version: 1, anonymous: true, questions: [] },
      as: 'user',
      status: 403,
    },
  ],
})
