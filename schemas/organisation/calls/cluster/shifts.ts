import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/shifts',
  summary: 'The latest shifts of a branch with their sales and cash differences. For managers.',
  method: 'GET',
  path: '/api/cluster/shifts',
  access: 'manager',
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({ branch: rowId }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        register: z.string(),
        status: z.enum(['open', 'closed']),
        businessDate: z.string(),
        openedBy: z.string(),
        openedAt: z.string(),
        closedAt: z.optional(z.string()),
        sales: z.int(),
        total: z.int(),
        /** Of cash, once it is counted. */
        difference: z.optional(z.int()),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [
    { input: { branch: 'none' }, as: 'manager', status: 404 },
    { input: { branch: 'none' }, as: 'user', status: 403 },
  ],
})
