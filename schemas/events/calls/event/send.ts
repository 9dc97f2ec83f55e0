import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { registrationStatuses } from '../../entities/registration-status'

export const call = defineCall({
  name: 'event/send',
  summary: 'Mails a message to the people of an event, each once. For managers.',
  method: 'POST',
  path: '/api/event/send',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', package: 'event_package' },
  audit: 'event-send',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    event: eventId,
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    status: z._default(z.enum(registrationStatuses), 'confirmed'),
    package: z.optional(eventId),
  }),
  output: z.object({ recipients: z.int() }),
  errors: [unknownEvent],
  examples: [
    { input: { event: '00000000-0000-4000-8000-000000000000', subject: 'A', text: 'B' }, as: 'manager', status: 404 },
  ],
})
