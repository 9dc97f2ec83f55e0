import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedLesson } from '../../entities/edited'
import { lessonId } from '../../entities/item'
import { staleLesson, unknownLesson, versionInput } from '../../entities/lesson'
import { lessonStatuses } from '../../entities/lesson-status'

export const call = defineCall({
  name: 'lesson/set-status',
  summary: 'Leads a lesson to another status. For managers.',
  method: 'POST',
  path: '/api/lesson/set-status',
  access: 'manager',
  scope: 'site',
  resources: { id: 'lesson' },
  audit: 'lesson-status',
  cache: 'none',
  input: z.strictObject({ id: lessonId, version: versionInput, status: z.enum(lessonStatuses) }),
  output: editedLesson,
  errors: [
    unknownLesson,
    staleLesson,
    { status: 409, message: 'The lesson cannot go to this status from where it is.' },
    { status: 422, message: 'A published lesson needs a visible part.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, status: 'review' },
      as: 'manager',
      status: 404,
    },
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, status: 'review' },
      as: 'user',
      status: 403,
    },
  ],
})
