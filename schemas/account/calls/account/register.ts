import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'
import { givenName, newPassword, personName } from '../../entities/person'

/**
 * `browser` is a random string that the requesting browser keeps: activation from that browser opens the account at
 * once; activation elsewhere asks for the password.
 */
export const call = defineCall({
  name: 'account/register',
  summary:
    'Asks for an account. The answer is the same whether or not there is one with this address; what happens next is said by mail.',
  method: 'POST',
  path: '/account/register',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    email: emailAddress,
    password: newPassword,
    firstname: givenName,
    lastname: personName,
    browser: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))),
    /** Same-origin path to open after activation. */
    to: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ status: z.literal(true) }),
  errors: [{ status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' }],
  examples: [
    {
      input: { email: 'somebody@example.com', password: 'a long and quiet river', firstname: 'Some', lastname: 'Body' },
      output: { status: true },
    },
    {
      input: { email: 'somebody@example.com', password: 'password', firstname: 'Some', lastname: 'Body' },
      status: 400,
    },
  ],
})
