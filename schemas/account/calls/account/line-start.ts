import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { browserWord, returnPath } from '../../entities/line-sign-in'

export const call = defineCall({
  name: 'account/line-start',
  summary:
    'Begins a sign-in with LINE, or the linking of a LINE account with the account that is signed in: where the browser goes.',
  method: 'POST',
  path: '/account/line/start',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 20,
  input: z.strictObject({ browser: browserWord, to: z.optional(returnPath), link: z._default(z.boolean(), false) }),
  output: z.object({ url: z.string() }),
  errors: [
    { status: 404, message: 'Sign-in with LINE isn’t set up on this site.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
    { status: 502, message: 'LINE isn’t responding. Please try again in a moment.' },
  ],
  examples: [{ input: { browser: 'the-browser-that-asked-0001' }, status: 404 }],
})
