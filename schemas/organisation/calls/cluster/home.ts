import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'

export const call = defineCall({
  name: 'cluster/home',
  summary: 'The branches where the caller works: their shift, who is there, and for leads what was sold today.',
  method: 'GET',
  path: '/api/cluster/home',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    organisation: z.optional(z.string()),
    branches: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.enum(positions),
        hours: z.array(z.array(z.string())),
        openShifts: z.array(
          z.object({
            id: z.string(),
            register: z.string(),
            by: z.string(),
            at: z.string(),
            isMine: z.boolean(),
            sales: z.int(),
          }),
        ),
        held: z.int(),
        soldOut: z.array(z.string()),
        /** For leads and managers. */
        today: z.optional(z.object({ sales: z.int(), total: z.int(), lastWeek: z.int() })),
        exceptions: z.optional(z.int()),
      }),
    ),
    time: z.string(),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
