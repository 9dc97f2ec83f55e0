import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { deskSorts } from '../../entities/desk-list'
import { eventStatuses } from '../../entities/event-status'

export const call = defineCall({
  name: 'event/desk',
  summary: 'All events, with places and people of each. For managers.',
  method: 'GET',
  path: '/api/event/desk',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject(listInput({ filters: { status: z.optional(z.enum(eventStatuses)) }, sorts: deskSorts })),
  output: z.object(
    listAnswer(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        status: z.enum(eventStatuses),
        version: z.int(),
        startsAt: z.string(),
        endsAt: z.string(),
        people: z.int(),
        requested: z.int(),
        arrived: z.int(),
        revenue: z.int(),
        changedAt: z.string(),
      }),
    ),
  ),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
