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
  audit: 'redirect-change',
  cache: 'none',
  input: z.strictObject({
    from: writtenAddress,
    to: writtenAddress,
    was: z.optional(z.strictObject({ from: writtenAddress, to: writtenAddress })),
  }),
  output: storedRedirect,
  errors: [
    { status: 400, message: 'This address would redirect to itself.' },
    { status: 400, message: 'This would create a loop: {way}' },
    { status: 400, message: 'This would chain too many redirects. Redirect straight to the final address: {end}' },
    { status: 409, message: 'This address already redirects to {to}.' },
    { status: 409, message: 'A site can have up to {most} redirects. Remove the ones you no longer need.' },
    { status: 409, message: 'Someone else changed or removed this redirect while you were editing.' },
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
