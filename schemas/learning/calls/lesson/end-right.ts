import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lessonId } from '../../entities/item'

export const call = defineCall({
  name: 'lesson/end-right',
  summary: 'Ends one right to a lesson, with a reason; other rights of the person stay. For managers.',
  method: 'POST',
  path: '/api/lesson/end-right',
  access: 'manager',
  scope: 'site',
  resources: { right: 'lesson_right' },
  audit: 'lesson-end-right',
  cache: 'none',
  input: z.strictObject({ right: lessonId, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  output: z.object({}),
  errors: [
    { status: 404, message: 'There is no such right.' },
    { status: 409, message: 'This waits for its payment. Cancel the order instead.' },
  ],
  examples: [
    { input: { right: '00000000-0000-4000-8000-000000000000', reason: 'Left' }, as: 'manager', status: 404 },
    { input: { right: '00000000-0000-4000-8000-000000000000', reason: 'Left' }, as: 'user', status: 403 },
  ],
})
