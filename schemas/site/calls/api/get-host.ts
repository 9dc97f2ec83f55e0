import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeSlots } from '../../../layout/theme-slots'

export const hostData = z.object({
  siteName: z.string(),
  siteFavicon: z.string(),
  /** The site's public key, the `client-token-key` of its calls. */
  key: z.string(),
  /** Fixed and known to every visitor: in `Authorization` it gives access to the site's public files. */
  publicToken: z.string(),
  spaceId: z.string(),
  clusterId: z.optional(z.string()),
  theme: z.record(z.enum(themeSlots), z.string()),
})

export const call = defineCall({
  name: 'api/get-host',
  summary: 'The configuration of a host; on local hosts also the list of hosts to choose from.',
  method: 'GET',
  path: '/api/getHost',
  access: 'guest',
  scope: 'platform',
  cache: 'seconds',
  boot: true,
  input: z.strictObject({ hostname: z.string().check(z.minLength(1), z.maxLength(253)) }),
  output: z.object({ hostData, hosts: z.array(z.object({ siteName: z.string(), hostname: z.string() })) }),
  errors: [{ status: 404, message: 'No site uses this host name.' }],
  examples: [{ input: { hostname: 'academy.localhost' } }, { input: { hostname: 'nobody.invalid' }, status: 404 }],
})
