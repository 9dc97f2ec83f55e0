import * as z from 'zod/mini'
import { emailAddress } from '../../../email'
import { defineCall } from '../../../call'

/** The answer is always the same: whether there is such an order is for its mailbox alone. */
export const call = defineCall({
  name: 'shop/find-order',
  summary: 'Mails the link to an order to the address that it was placed under, when number and address match.',
  method: 'POST',
  path: '/api/shop/find-order',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 10,
  input: z.strictObject({
    number: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
    email: emailAddress,
  }),
  output: z.object({ ok: z.literal(true) }),
  examples: [{ input: { number: 'SO26110001', email: 'nobody@example.com' }, output: { ok: true } }],
})
