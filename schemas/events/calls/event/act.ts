import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { eventId } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/act',
  summary: 'Approves, declines, cancels, seats or mails registrations again, each for itself. For managers.',
  method: 'POST',
  path: '/api/event/act',
  access: 'manager',
  scope: 'site',
  resources: { 'ids[]': 'event_registration' },
  audit: 'event-act',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    ids: z.array(eventId).check(z.minLength(1), z.maxLength(200)),
    /** `seat` confirms an expired one that late money came for. */
    act: z.enum(['approve', 'decline', 'cancel', 'seat', 'resend', 'settle']),
  }),
  output: z.object({
    done: z.int(),
    /** Those that had changed meanwhile, or found no place. */
    left: z.array(z.string()),
    /** “{n} of {m} were done; the others changed meanwhile.” */
    message: z.optional(z.string()),
  }),
  examples: [
    {
      input: { ids: ['00000000-0000-4000-8000-000000000000'], act: 'approve' },
      as: 'manager',
      output: { done: 0, left: ['00000000-0000-4000-8000-000000000000'] },
    },
    { input: { ids: ['x'], act: 'approve' }, as: 'user', status: 403 },
  ],
})
