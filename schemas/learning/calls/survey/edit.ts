import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'
import { editedSurvey, unknownSurvey } from '../../entities/survey'

export const call = defineCall({
  name: 'survey/edit',
  summary: 'Questions of a survey as its authors write them. For managers.',
  method: 'GET',
  path: '/api/survey/edit',
  access: 'manager',
  scope: 'site',
  resources: { item: 'survey_item' },
  cache: 'private',
  asWritten: true,
  input: z.strictObject({ item: lessonId }),
  output: editedSurvey,
  errors: [unknownSurvey],
  examples: [
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
