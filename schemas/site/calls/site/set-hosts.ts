import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteHost, siteKey, typedHosts } from '../../entities/site'
import { storedNumber } from '../../../stored-number'

/**
 * The first of the list is the primary one. A name that is left out stops answering. `givesUp` is the host name that
 * the caller is using, when it is to be removed: without it such a change is refused, with that name in the error's
 * details.
 */
export const call = defineCall({
  name: 'site/set-hosts',
  summary: 'Says at which host names a site answers.',
  method: 'POST',
  path: '/api/site/set-hosts',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'site-hosts',
  cache: 'none',
  input: z.strictObject({
    id: siteKey,
    version: storedNumber(),
    hosts: typedHosts,
    givesUp: z.optional(z.string().check(z.maxLength(253))),
  }),
  output: z.object({ version: z.int(), hosts: z.array(siteHost) }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 409, message: 'Someone else changed this site while you were editing.' },
    { status: 409, message: '“{site}” already uses this name.' },
    { status: 422, message: 'This name is reserved for the gateway.' },
    { status: 422, message: 'You’re using “{host}” right now, and it would stop working.' },
  ],
  examples: [
    { input: { id: 'no-such-site', version: 1, hosts: ['a.localhost'] }, as: 'admin', status: 404 },
    { input: { id: 'academy', version: 99, hosts: ['a.localhost'] }, as: 'admin', status: 409 },
    { input: { id: 'academy', version: 1, hosts: ['a.localhost:80'] }, as: 'admin', status: 422 },
    { input: { id: 'academy', version: 1, hosts: ['a.localhost'] }, as: 'manager', status: 403 },
    { input: { id: 'academy', version: 1, hosts: ['a.localhost'] }, status: 401 },
  ],
})
