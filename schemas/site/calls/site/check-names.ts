import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { newSiteKey, typedHosts } from '../../entities/site'

/**
 * Refused like `site/create`, with all errors at once, by field. `site/create` checks again, because someone may take a
 * name meanwhile.
 */
export const call = defineCall({
  name: 'site/check-names',
  summary: 'Whether a new site can have a key and host names.',
  method: 'POST',
  path: '/api/site/check-names',
  access: 'admin',
  operator: true,
  scope: 'site',
  // Nothing is created yet.
  audit: false,
  cache: 'none',
  input: z.strictObject({ id: newSiteKey, hosts: typedHosts }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 409, message: 'A site with this key already exists.' },
    { status: 409, message: '“{site}” already uses this name.' },
    {
      status: 422,
      message: 'Use only letters, digits and hyphens. Hyphens can’t start or end a part: shop-2.example.com.',
    },
    { status: 422, message: 'This name is reserved for the gateway.' },
  ],
  examples: [
    { input: { id: 'new-shop', hosts: ['new-shop.localhost'] }, as: 'admin', output: { status: true } },
    { input: { id: 'new-shop', hosts: ['academy.localhost'] }, as: 'admin', status: 409 },
    { input: { id: 'academy', hosts: ['new-shop.localhost'] }, as: 'admin', status: 409 },
    { input: { id: 'new-shop', hosts: ['https://new-shop.localhost'] }, as: 'admin', status: 422 },
    { input: { id: 'new-shop', hosts: ['new-shop.localhost'] }, as: 'manager', status: 403 },
    { input: { id: 'new-shop', hosts: ['new-shop.localhost'] }, status: 401 },
  ],
})
