import * as z from 'zod/mini'
import { emailAddress } from '../../../email'
import { defineCall } from '../../../call'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/signin',
  summary: 'Signs a person in with e-mail and password and sets the session cookie.',
  method: 'POST',
  path: '/account/signin',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  // A whole class signs in from one address; guesses are counted in the database.
  limit: 240,
  input: z.strictObject({
    email: emailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ session: sessionInfo }),
  errors: [
    { status: 401, message: 'Incorrect email or password.' },
    { status: 409, message: 'Your account here is closed. Please contact the site’s staff.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [{ input: { email: 'nobody@example.com', password: 'wrong-password' }, status: 401 }],
})
