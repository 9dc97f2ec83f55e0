import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { browserWord } from '../../entities/line-sign-in'
import { linkToken } from '../../entities/person'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/line-finish',
  summary: 'Takes what LINE sent the browser back with: signs in, links, or asks a newcomer for an address.',
  method: 'POST',
  path: '/account/line/finish',
  access: 'guest',
  scope: 'site',
  resources: { state: 'line_away' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({
    browser: browserWord,
    state: linkToken,
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    iss: z.optional(z.string().check(z.maxLength(300))),
  }),
  output: z.object({
    /** The result of the sign-in. */
    outcome: z.enum(['signed-in', 'linked', 'newcomer']),
    session: z.optional(sessionInfo),
    to: z.optional(z.string()),
    /** For a newcomer, with what LINE knows of them: an account needs an e-mail address that works. */
    ticket: z.optional(z.string()),
    name: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  errors: [
    { status: 404, message: 'Sign-in with LINE isn’t set up on this site.' },
    { status: 409, message: 'This LINE account is already linked to another account here.' },
    { status: 409, message: 'Your account here is closed. Please contact the site’s staff.' },
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 422, message: 'This sign-in started in another browser. Please start again here.' },
    { status: 502, message: 'LINE isn’t responding. Please try again in a moment.' },
  ],
  examples: [
    { input: { browser: 'the-browser-that-asked-0001', state: 'no-such-state-is-known-here', code: 'x' }, status: 404 },
  ],
})
