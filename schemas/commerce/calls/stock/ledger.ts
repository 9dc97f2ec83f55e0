import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { moveReasons } from '../../entities/staff-stock'

export const call = defineCall({
  name: 'stock/ledger',
  summary: 'The last moves of a stock item, the newest first.',
  method: 'GET',
  path: '/api/stock/ledger',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { item: 'stock_item' },
  input: z.strictObject({
    item: z.string().check(z.maxLength(64)),
    location: z.string().check(z.maxLength(64)),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  output: z.object({
    moves: z.array(
      z.object({
        no: z.int(),
        at: z.string(),
        delta: z.int(),
        reason: z.enum(moveReasons),
        note: z.string(),
        ref: z.optional(z.string()),
        person: z.optional(z.string()),
        onHandAfter: z.int(),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'Stock item not found.' }],
  examples: [
    { input: { item: 'none', location: 'main' }, as: 'manager', status: 404 },
    { input: { item: 'none', location: 'main' }, as: 'user', status: 403 },
  ],
})
