import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { eventId } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/export',
  summary: 'Registrations of an event as a CSV file; sensitive answers only for admins, with a reason.',
  method: 'GET',
  path: '/api/event/export',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event' },
  audit: 'event-export',
  cache: 'private',
  answer: 'stream',
  limit: 20,
  input: z.strictObject({
    event: eventId,
    /** Why sensitive answers are needed; they are in the file where it is given. */
    reason: z.optional(z.string().check(z.trim(), z.minLength(5), z.maxLength(300))),
  }),
  output: z.string(),
  errors: [{ status: 404, message: 'There is no such event.' }],
  examples: [
    { input: { event: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { event: 'x' }, as: 'user', status: 403 },
  ],
})
