import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteKey, siteMember } from '../../entities/site'

/** `next` continues after the last. */
export const call = defineCall({
  name: 'site/members',
  summary: 'The people of a site with their roles, by e-mail address.',
  method: 'GET',
  path: '/api/site/members',
  access: 'admin',
  operator: true,
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    id: siteKey,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(254))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({ members: z.array(siteMember), next: z.optional(z.string()) }),
  errors: [{ status: 404, message: 'Site not found.' }],
  examples: [
    { input: { id: 'academy' }, as: 'admin' },
    { input: { id: 'no-such-site' }, as: 'admin', status: 404 },
    { input: { id: 'academy' }, as: 'manager', status: 403 },
    { input: { id: 'academy' }, status: 401 },
  ],
})
