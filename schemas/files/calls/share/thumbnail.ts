import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/thumbnail',
  summary: 'A smaller picture of a shared picture, for the browser itself, as long as the share holds.',
  method: 'GET',
  path: '/api/share/{code}/thumbnail',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  boot: true,
  resources: { code: 'share_code', item: 'shared_item' },
  cache: 'private',
  input: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The shared item itself when absent. */
    item: z.optional(z.string().check(z.maxLength(64))),
    visit: shareVisit,
    size: z._default(z.enum(['small', 'large']), 'small'),
    /** The picture's version, so that browsers may cache it. */
    v: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: z.unknown(),
  errors: [
    { status: 403, message: 'Please enter the password.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 422, message: 'No preview available.' },
    { status: 410, message: 'This link has expired.' },
  ],
  examples: [{ input: { code: 'no-such-share' }, status: 404 }],
})
