import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { space } from '../../entities/space'

export const call = defineCall({
  name: 'api/space',
  summary: "A site's content area: name, menus, contact data, texts.",
  method: 'GET',
  path: '/api/space/{spaceId}',
  access: 'guest',
  scope: 'site',
  resources: { spaceId: 'space' },
  // Its menus have scheduled entries.
  cache: 'seconds',
  boot: true,
  input: z.strictObject({ spaceId: z.string().check(z.maxLength(100)) }),
  // As stored: an address that was saved before today's rule existed is returned all the same.
  output: z.extend(space, {
    analytics: z.optional(z.object({ src: z.string() })),
    remoteLog: z.optional(z.string()),
    clientData: z.optional(z.object({ ip: z.optional(z.string()), location: z.optional(z.string()) })),
  }),
  errors: [{ status: 404, message: 'Space not found.' }],
  examples: [{ input: { spaceId: 'unknown' }, status: 404 }],
})
