import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedRedirect, writtenAddress } from '../../entities/redirect'

/**
 * `was` is the redirect being replaced, as it was read; without it a new one is added. It takes effect at once. The
 * answer has both addresses as stored.
 */
export const call = defineCall({
  name: 'editor/set-redirect',
  summary: 'Leads an address of the site to one of its pages or elsewhere, or changes where it leads.',
  method: 'POST',
  path: '/api/editor/set-redirect',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({
    from: writtenAddress,
    to: writtenAddress,
    was: z.optional(z.strictObject({ from: writtenAddress, to: writtenAddress })),
  }),
  output: storedRedirect,
  errors: [
    { status: 400, message: 'This address would lead to itself.' },
    { status: 400, message: 'It would lead in a circle: {way}' },
    { status: 400, message: 'Too many redirects would follow one another from here. Lead to where they end: {end}' },
    { status: 409, message: 'This address leads to {to} already.' },
    { status: 409, message: 'A site has {most} redirects at most. Remove those that nobody needs any more.' },
    { status: 409, message: 'Someone else has changed or removed this redirect meanwhile.' },
  ],
  examples: [
    { input: { from: '/old-address', to: '/' }, as: 'manager', output: { from: '/old-address', to: '/' } },
    { input: { from: '/old-address', to: '//elsewhere.example' }, as: 'manager', status: 400 },
    {
      input: { from: '/no-such-address', to: '/', was: { from: '/no-such-address', to: '/gone' } },
      as: 'manager',
      status: 409,
    },
    { input: { from: '/old-address', to: '/' }, as: 'user', status: 403 },
    { input: { from: '/old-address', to: '/' }, status: 401 },
  ],
})
