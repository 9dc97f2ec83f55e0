import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { afterPrevious, noRight } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/file',
  summary: 'The film or document of an address that `lesson/item` gave, or a range of it. Access is checked each time.',
  method: 'GET',
  path: '/api/lesson/file/{ticket}',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  boot: true,
  resources: { ticket: 'lesson_ticket' },
  cache: 'private',
  input: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.unknown(),
  errors: [
    { status: 404, message: 'This address has expired. Open the part again.' },
    { status: 410, message: 'This file is missing. Please tell the teacher.' },
    noRight,
    afterPrevious,
  ],
  examples: [{ input: { ticket: 'no-such-ticket' }, status: 404 }],
})
