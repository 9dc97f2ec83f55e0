import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'inventory/moves',
  summary: 'The ledger of an item at a branch, the newest first, with what was there after each move.',
  method: 'GET',
  path: '/api/inventory/moves',
  access: 'user',
  member: { scope: 'branch', role: 'stock' },
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({
    branch: rowId,
    item: rowId,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  output: z.object({
    items: z.array(
      z.object({
        no: z.int(),
        delta: z.int(),
        reason: z.string(),
        note: z.string(),
        at: z.string(),
        by: z.string(),
        after: z.int(),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [{ input: { branch: 'none', item: 'none' }, as: 'manager', status: 404 }],
})
