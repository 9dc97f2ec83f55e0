import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxPicked } from '../../entities/staff-order'

export const trackingOutcomes = ['ship', 'shipped', 'unknown', 'not_packed', 'several'] as const

/** With `isTrial` it says what each row would do and ships nothing. */
export const call = defineCall({
  name: 'shop/manage-tracking',
  summary: 'Ships packed parcels by a list of order numbers and tracking numbers.',
  method: 'POST',
  path: '/api/shop/manage-tracking',
  access: 'manager',
  scope: 'site',
  audit: 'order-fulfil',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    carrier: z.string().check(z.trim(), z.maxLength(80)),
    rows: z
      .array(
        z.strictObject({
          number: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
          tracking: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxPicked)),
    isTrial: z.optional(z.boolean()),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        number: z.string(),
        tracking: z.string(),
        name: z.optional(z.string()),
        outcome: z.enum(trackingOutcomes),
      }),
    ),
  }),
  examples: [
    { input: { carrier: 'Post', rows: [{ number: 'none', tracking: 'EF1' }] }, as: 'manager' },
    { input: { carrier: 'Post', rows: [{ number: 'none', tracking: 'EF1' }] }, as: 'user', status: 403 },
  ],
})
