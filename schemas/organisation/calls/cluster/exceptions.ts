import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { exceptionKinds } from '../../entities/exception'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'cluster/exceptions',
  summary:
    'What someone has to look at: oversold stock, other prices, late and missing sales, cash differences; the newest first.',
  method: 'GET',
  path: '/api/cluster/exceptions',
  access: 'user',
  member: { scope: 'branch', role: 'lead' },
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({
    branch: rowId,
    status: z._default(z.enum(['open', 'settled']), 'open'),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(exceptionKinds),
        number: z.optional(z.string()),
        amount: z.optional(z.int()),
        status: z.enum(['open', 'settled']),
        note: z.string(),
        at: z.string(),
      }),
    ),
    next: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [{ input: { branch: 'none' }, as: 'manager', status: 404 }],
})
