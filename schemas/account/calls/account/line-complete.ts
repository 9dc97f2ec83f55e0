import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { browserWord } from '../../entities/line-sign-in'
import { emailAddress } from '../../../email'
import { givenName, linkToken, personName } from '../../entities/person'

export const call = defineCall({
  name: 'account/line-complete',
  summary:
    "A newcomer's address and name: a mail goes there. The answer is the same whether or not there is an account with this address.",
  method: 'POST',
  path: '/account/line/complete',
  access: 'guest',
  scope: 'site',
  resources: { ticket: 'line_newcomer' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    ticket: linkToken,
    browser: browserWord,
    email: emailAddress,
    firstname: givenName,
    lastname: personName,
  }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [
    {
      input: {
        ticket: 'no-such-ticket-is-known-here',
        browser: 'the-browser-that-asked-0001',
        email: 'somebody@example.com',
        firstname: 'Some',
        lastname: 'Body',
      },
      status: 410,
    },
  ],
})
