import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { openedEvent, unknownEvent } from '../../entities/event'
import { slugInput } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/read',
  summary: 'An event with its packages, places left and questions. A package’s code shows what is not public.',
  method: 'GET',
  path: '/api/event/read',
  access: 'guest',
  scope: 'site',
  resources: { event: 'event_slug' },
  cache: 'seconds',
  input: z.strictObject({ event: slugInput, code: z.optional(z.string().check(z.trim(), z.maxLength(40))) }),
  output: z.object({
    event: openedEvent,
    head: z.object({ title: z.string(), description: z.optional(z.string()), image: z.optional(z.string()) }),
  }),
  errors: [unknownEvent],
  examples: [{ input: { event: 'no-such-event' }, status: 404 }],
})
