import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedExam, unknownExam } from '../../entities/exam'
import { lessonId } from '../../entities/item'

export const call = defineCall({
  name: 'exam/edit',
  summary: 'Settings and questions of an exam with their keys. For managers.',
  method: 'GET',
  path: '/api/exam/edit',
  access: 'manager',
  scope: 'site',
  resources: { item: 'exam_item' },
  cache: 'private',
  asWritten: true,
  input: z.strictObject({ item: lessonId }),
  output: editedExam,
  errors: [unknownExam],
  examples: [
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { item: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
