import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'

const count = z.int()

export const call = defineCall({
  name: 'event/stats',
  summary: 'What is going on: people by status, arrivals, sales and what waits, of one event or of all. For managers.',
  method: 'GET',
  path: '/api/event/stats',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event' },
  cache: 'private',
  input: z.strictObject({
    event: z.optional(eventId),
    days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(365)), 30),
  }),
  output: z.object({
    requested: count,
    pending: count,
    confirmed: count,
    people: count,
    arrived: count,
    conflicts: count,
    lateMoney: count,
    slips: count,
    revenue: z.int(),
    today: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        startsAt: z.string(),
        people: count,
        arrived: count,
      }),
    ),
    upcoming: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        startsAt: z.string(),
        people: count,
        size: z.nullable(count),
      }),
    ),
    byDay: z.array(z.object({ day: z.string(), people: count, revenue: z.int(), arrived: count })),
  }),
  errors: [unknownEvent],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
