import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { positions } from '../../entities/position'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/members',
  summary: 'Who works at which branch, in which position. For managers.',
  method: 'GET',
  path: '/api/cluster/members',
  access: 'manager',
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({ branch: z.optional(rowId) }),
  output: z.object({
    branches: z.array(z.object({ id: z.string(), name: z.string() })),
    items: z.array(
      z.object({
        id: z.string(),
        person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
        branch: z.object({ id: z.string(), name: z.string() }),
        position: z.enum(positions),
        hasPin: z.boolean(),
        since: z.string(),
        lastSale: z.optional(z.string()),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
