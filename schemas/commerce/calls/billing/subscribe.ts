import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { checkoutSteps } from '../../entities/checkout'

export const call = defineCall({
  name: 'billing/subscribe',
  summary: 'Buys a plan for one period. It does not renew automatically: its holder is reminded before it ends.',
  method: 'POST',
  path: '/api/billing/subscribe',
  access: 'user',
  scope: 'site',
  resources: { plan: 'plan' },
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    /** By its code. */
    plan: z.string().check(z.maxLength(60)),
    seenPrice: z.int().check(z.gte(0)),
    accepted: z.literal(true),
  }),
  output: z.object({ order: z.string(), number: z.string(), step: z.enum(checkoutSteps) }),
  errors: [
    { status: 404, message: 'Plan not found.' },
    { status: 409, message: 'Prices have changed. Please check the new total.' },
  ],
  examples: [
    { input: { plan: 'no-such-plan', seenPrice: 100, accepted: true }, as: 'user', status: 404 },
    { input: { plan: 'no-such-plan', seenPrice: 100, accepted: true }, status: 401 },
  ],
})
