import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { rowId } from '../../entities/branch-fields'

export const call = defineCall({
  name: 'inventory/levels',
  summary: 'What a branch has of each item. The value is for managers.',
  method: 'GET',
  path: '/api/inventory/levels',
  access: 'user',
  member: { scope: 'branch', role: 'stock' },
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({
    branch: rowId,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    after: z.optional(z.string().check(z.maxLength(64))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 100),
  }),
  output: z.object({
    branch: z.object({ id: z.string(), name: z.string() }),
    branches: z.array(z.object({ id: z.string(), name: z.string() })),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        code: z.optional(z.string()),
        unit: z.enum(['piece', 'g', 'ml']),
        onHand: z.int(),
        reserved: z.int(),
        oversold: z.int(),
        par: z.optional(z.int()),
        value: z.optional(z.int()),
      }),
    ),
    next: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [{ input: { branch: 'none' }, as: 'manager', status: 404 }],
})
