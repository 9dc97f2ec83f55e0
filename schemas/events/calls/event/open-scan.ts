import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pointKinds } from '../../entities/event-options'

export const call = defineCall({
  name: 'event/open-scan',
  summary: 'Events that are checked in these days, with their check points. For managers.',
  method: 'GET',
  path: '/api/event/open-scan',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        startsAt: z.string(),
        points: z.array(z.object({ id: z.string(), kind: z.enum(pointKinds), title: z.string() })),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
