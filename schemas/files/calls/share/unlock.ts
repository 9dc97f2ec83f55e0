import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareCode } from '../../entities/share'

export const call = defineCall({
  name: 'share/unlock',
  summary: 'Opens a visit with the password of a link. A link that there is not answers as a wrong password.',
  method: 'POST',
  path: '/api/share/unlock',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code' },
  cache: 'none',
  limit: 60,
  input: z.strictObject({ code: shareCode, password: z.string().check(z.maxLength(200)) }),
  output: z.object({ visit: z.string(), endsAt: z.string() }),
  errors: [
    { status: 403, message: 'Incorrect password.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [{ input: { code: 'no-such-share', password: 'a guess' }, status: 403 }],
})
