import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { pagePasswordLimits } from '../../../editor/entities/page-password'

/**
 * A cookie of the answer opens the page in this browser until the password changes or is removed. A page without a
 * password, or an unknown page, answers like a wrong password.
 */
export const call = defineCall({
  name: 'cms/unlock',
  summary: 'Opens a page with its password, in the browser that asks, for seven days.',
  method: 'POST',
  path: '/api/cms/unlock',
  access: 'guest',
  scope: 'site',
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000)),
    password: z.string().check(z.maxLength(pagePasswordLimits.most)),
  }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 403, message: 'Incorrect password.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [{ input: { path: '/no-such-page', password: 'a guess' }, status: 403 }],
})
