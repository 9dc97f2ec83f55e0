import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'

export const call = defineCall({
  name: 'pos/registers',
  summary: 'The registers of the branches where the caller is a member.',
  method: 'GET',
  path: '/api/pos/registers',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ device: z.optional(z.string().check(z.maxLength(80))) }),
  output: z.object({
    organisation: z.optional(z.string()),
    items: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        branch: z.object({ id: z.string(), name: z.string() }),
        position: z.enum(positions),
        /** Undefined: no device is bound. */
        device: z.optional(z.object({ name: z.string(), isThis: z.boolean(), seenAt: z.optional(z.string()) })),
        openShift: z.optional(z.object({ id: z.string(), by: z.string(), at: z.string(), isMine: z.boolean() })),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'manager', output: { items: [] } },
    { input: {}, status: 401 },
  ],
})
