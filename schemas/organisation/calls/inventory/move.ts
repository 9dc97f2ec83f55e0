import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { checkDelta } from '../../../commerce/entities/stock-delta'
import { satang } from '../../../money/satang'
import { rowId } from '../../entities/branch-fields'

const stockReasons = ['received', 'waste', 'damaged', 'lost', 'sample', 'internal_use', 'recount'] as const

/** Of what is weighed or measured: 1,000 tonnes. */
const maxUnits = 1_000_000_000

export const call = defineCall({
  name: 'inventory/move',
  summary: 'Receives an item at a branch, or takes it out with a reason.',
  method: 'POST',
  path: '/api/inventory/move',
  access: 'user',
  member: { scope: 'branch', role: 'stock' },
  scope: 'site',
  resources: { branch: 'branch', item: 'stock_item' },
  audit: false,
  cache: 'none',
  idempotent: true,
  input: z
    .strictObject({
      branch: rowId,
      item: rowId,
      /** Above zero comes in. */
      delta: z.int().check(z.gte(-maxUnits), z.lte(maxUnits)),
      reason: z.enum(stockReasons),
      /** Of all that comes in. */
      cost: z.optional(satang()),
      note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    })
    .check(checkDelta),
  output: z.object({ onHand: z.int() }),
  errors: [
    { status: 404, message: 'Branch not found.' },
    { status: 404, message: 'Item not found.' },
    { status: 409, message: 'There are only {n} here.' },
    { status: 400, message: 'At most 1,000,000 pieces at a time.' },
  ],
  examples: [{ input: { branch: 'none', item: 'none', delta: 1, reason: 'received' }, as: 'manager', status: 404 }],
})
