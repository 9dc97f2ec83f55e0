import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { eventId } from '../../entities/event-parts'
import { packageSorts } from '../../entities/package-list'

export const call = defineCall({
  name: 'event/packages',
  summary: 'The packages of all events: price, sold, held, left, revenue. For managers.',
  method: 'GET',
  path: '/api/event/packages',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event' },
  cache: 'private',
  input: z.strictObject(listInput({ filters: { event: z.optional(eventId) }, sorts: packageSorts })),
  output: z.object(
    listAnswer(
      z.object({
        id: z.string(),
        event: z.string(),
        eventTitle: z.string(),
        startsAt: z.string(),
        title: z.string(),
        price: z.int(),
        sold: z.int(),
        held: z.int(),
        left: z.nullable(z.int()),
        revenue: z.int(),
        archived: z.boolean(),
      }),
    ),
  ),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
