import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxSatang } from '../../../money/satang'
import { handReasons } from '../../entities/staff-stock'
import { checkDelta, maxPieces } from '../../entities/stock-delta'

export const call = defineCall({
  name: 'stock/move',
  summary: 'Changes stock by hand, with its reason.',
  method: 'POST',
  path: '/api/stock/move',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { item: 'stock_item' },
  audit: 'stock-move',
  idempotent: true,
  input: z
    .strictObject({
      item: z.string().check(z.maxLength(64)),
      location: z.string().check(z.maxLength(64)),
      /** Above zero comes in, below zero goes out. */
      delta: z.int().check(z.gte(-maxPieces), z.lte(maxPieces)),
      reason: z.enum(handReasons),
      /** Of all that comes in. */
      cost: z.optional(z.int().check(z.gte(0), z.lte(maxSatang))),
      note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    })
    .check(checkDelta),
  output: z.object({ onHand: z.int() }),
  errors: [
    { status: 404, message: 'Stock item not found.' },
    { status: 409, message: 'Only {n} left.' },
  ],
  examples: [
    { input: { item: 'none', location: 'main', delta: 1, reason: 'received' }, as: 'manager', status: 404 },
    { input: { item: 'none', location: 'main', delta: 1, reason: 'received' }, as: 'user', status: 403 },
  ],
})
