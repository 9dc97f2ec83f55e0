import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slipReview } from '../../entities/payment-view'

export const call = defineCall({
  name: 'billing/manage-slips',
  summary: 'Slips that wait for their review, the oldest first, with what is known about each.',
  method: 'GET',
  path: '/api/billing/manage-slips',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50) }),
  output: z.object({ items: z.array(slipReview) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
  ],
})
