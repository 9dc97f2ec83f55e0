import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownEvent, unknownPackage } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { contactInput } from '../../entities/registration'

export const call = defineCall({
  name: 'event/add',
  summary: 'Registers someone at once, such as a walk-in, without an order. For managers.',
  method: 'POST',
  path: '/api/event/add',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', package: 'event_package' },
  audit: 'event-add',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    event: eventId,
    package: eventId,
    quantity: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
    contact: contactInput,
  }),
  output: z.object({ id: z.string(), number: z.string() }),
  errors: [
    unknownEvent,
    unknownPackage,
    { status: 409, message: 'This is full.' },
    { status: 409, message: 'This contact already has a place here.' },
  ],
  examples: [
    {
      input: {
        event: '00000000-0000-4000-8000-000000000000',
        package: '00000000-0000-4000-8000-000000000000',
        contact: { name: 'Somchai' },
      },
      as: 'manager',
      status: 404,
    },
  ],
})
