import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { linkToken } from '../../entities/person'
import { sessionInfo } from '../../entities/session'

export const call = defineCall({
  name: 'account/bypass',
  summary: "Uses a bypass link up: signs this browser in as the link's person, marked with who made it.",
  method: 'POST',
  path: '/account/bypass',
  access: 'guest',
  scope: 'site',
  resources: { slug: 'bypass_slug' },
  cache: 'none',
  limit: 20,
  input: z.strictObject({ slug: linkToken }),
  output: z.object({ session: sessionInfo }),
  errors: [
    { status: 410, message: 'This link has already been used or has expired.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [{ input: { slug: 'no-such-link-is-known-here' }, status: 410 }],
})
