import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/make-folders',
  summary: 'Makes folders by their paths in a shared folder that takes files from visitors, for those that come with nothing in them. What is there already is left as it is, and nothing is told of it.',
  method: 'POST',
  path: '/api/share/make-folders',
  access: 'guest',
  scope: 'site',
  resource: { input: 'code', of: 'share_code' },
  cache: 'none',
  limit: 60,
  input: z.strictObject({ code: shareCode, visit: shareVisit, folder: z.optional(z.string().check(z.maxLength(64))), paths: z.array(z.string().check(z.minLength(1), z.maxLength(4000))).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({}),
  errors: [
    { status: 403, message: 'This link does not allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { code: 'no-such-share', paths: ['Trip'] }, status: 404 }],
})
