import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { branchView } from '../../entities/branch-view'

export const call = defineCall({
  name: 'cluster/branches',
  summary: 'The organisation with its branches and registers. For managers.',
  method: 'GET',
  path: '/api/cluster/branches',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    organisation: z.optional(
      z.object({
        name: z.union([z.string(), z.object({ th: z.optional(z.string()), en: z.optional(z.string()) })]),
        dayStart: z.int(),
        cashStep: z.int(),
        cashWay: z.enum(['down', 'nearest']),
        version: z.int(),
      }),
    ),
    items: z.array(branchView),
  }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
