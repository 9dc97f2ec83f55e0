import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { browserWord } from '../../entities/line-sign-in'
import { linkToken } from '../../entities/person'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/line-activate',
  summary: "Opens a newcomer's account by the link of the mail, in the browser that signed in with LINE alone.",
  method: 'POST',
  path: '/account/line/activate',
  access: 'guest',
  scope: 'site',
  resources: { token: 'line_mailed' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({ token: linkToken, browser: browserWord }),
  output: z.object({ session: sessionInfo, to: z.optional(z.string()) }),
  errors: [
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 422, message: 'This sign-in started in another browser. Please start again here.' },
  ],
  examples: [{ input: { token: 'no-such-token-is-known-here', browser: 'the-browser-that-asked-0001' }, status: 410 }],
})
