import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { eventId } from '../../entities/event-parts'
import { listedRegistration } from '../../entities/registration'
import { registrationSorts } from '../../entities/registration-list'
import { registrationStatuses } from '../../entities/registration-status'

export const call = defineCall({
  name: 'event/registrations',
  summary: 'Who has registered for an event; sensitive answers are not in it. For managers.',
  method: 'GET',
  path: '/api/event/registrations',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', package: 'event_package' },
  cache: 'private',
  input: z.strictObject({
    event: eventId,
    ...listInput({
      filters: {
        status: z.optional(z.enum(registrationStatuses)),
        package: z.optional(eventId),
        arrived: z.optional(z.enum(['yes', 'no'])),
        duplicate: z.optional(z.enum(['yes'])),
        flag: z.optional(z.enum(['late_money'])),
      },
      sorts: registrationSorts,
    }),
  }),
  output: z.object(listAnswer(listedRegistration)),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: { event: '00000000-0000-4000-8000-000000000000' }, as: 'manager', output: { items: [] } },
    { input: { event: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 403 },
  ],
})
