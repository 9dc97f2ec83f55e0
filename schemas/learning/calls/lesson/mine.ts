import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { myLesson } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/mine',
  summary: 'The lessons that the caller has or had, the last opened first, each with where to go on.',
  method: 'GET',
  path: '/api/lesson/mine',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ lessons: z.array(myLesson) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
