import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { linkToken } from '../../entities/person'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/activate',
  summary:
    'Opens an account by the link of its mail, and signs in. From another browser than the one that asked, the password is needed too.',
  method: 'POST',
  path: '/account/activate',
  access: 'guest',
  scope: 'site',
  resources: { token: 'activation' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    token: linkToken,
    browser: z.optional(z.string().check(z.maxLength(100))),
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ session: sessionInfo, to: z.optional(z.string()) }),
  errors: [
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 422, message: 'Enter the password you chose.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [{ input: { token: 'no-such-token-is-known-here' }, status: 410 }],
})
