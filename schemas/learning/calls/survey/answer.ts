import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { noRight, unknownItem, unknownLesson } from '../../entities/lesson'
import { studyState } from '../../entities/study'
import { answeredAlready, surveyAnswer, unknownSurvey } from '../../entities/survey'

export const call = defineCall({
  name: 'survey/answer',
  summary:
    'Sends the answers to a survey, once. The part is done with it. Anonymous answers are kept without a person.',
  method: 'POST',
  path: '/api/survey/answer',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'survey_lesson', item: 'survey_slug' },
  cache: 'none',
  // The body names the answers, which an anonymous survey must not keep beside a person.
  unrecorded: true,
  input: z.strictObject({
    lesson: slugInput,
    item: slugInput,
    answers: z.array(surveyAnswer).check(z.maxLength(60)),
  }),
  output: studyState,
  errors: [
    unknownLesson,
    unknownItem,
    unknownSurvey,
    noRight,
    answeredAlready,
    { status: 400, message: 'Answer question 2.' },
  ],
  examples: [
    { input: { lesson: 'no-such-lesson', item: 'survey', answers: [] }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson', item: 'survey', answers: [] }, status: 401 },
  ],
})
