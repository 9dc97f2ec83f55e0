import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { mailAddressOf } from '../../../mail-address'

/** `confirm` is the account's own e-mail address, typed. An account without a password is not asked for one. */
export const call = defineCall({
  name: 'account/delete-account',
  summary: 'Closes the account for good: who the person was is wiped, what others need of them stays without a name.',
  method: 'POST',
  path: '/account/delete-account',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 6,
  input: z.strictObject({
    confirm: z.string().check(
      z.maxLength(254),
      z.overwrite((typed) => mailAddressOf(typed) ?? typed.trim().toLowerCase()),
    ),
    password: z.string().check(z.maxLength(200)),
  }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 422, message: 'Incorrect password.' },
    { status: 409, message: 'A site needs at least one admin who can sign in.' },
    { status: 409, message: 'There is still {amount} in your wallet. Request a payout first.' },
    { status: 403, message: 'You can’t do this while acting for a member.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [
    { input: { confirm: 'nobody@example.com', password: 'x' }, as: 'user', status: 422 },
    { input: { confirm: 'nobody@example.com', password: 'x' }, status: 401 },
  ],
})
