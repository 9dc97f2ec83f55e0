import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { space } from '../../entities/space'

export const call = defineCall({
  name: 'api/space',
  summary: "A site's content area: name, menus, contact data, texts.",
  method: 'GET',
  path: '/api/space/{spaceId}',
  access: 'guest',
  scope: 'site',
  resources: { spaceId: 'space' },
  // Its menus have entries for a time.
  cache: 'seconds',
  boot: true,
  input: z.strictObject({ spaceId: z.string().check(z.maxLength(100)) }),
  // As it is kept: an address that could be written before it was held against today's rule is told all the same.
  output: z.extend(space, {
    analytics: z.optional(z.object({ src: z.string() })),
    remoteLog: z.optional(z.string()),
    clientData: z.optional(z.object({ ip: z.optional(z.string()), location: z.optional(z.string()) })),
  }),
  errors: [{ status: 404, message: 'No such space.' }],
  examples: [{ input: { spaceId: 'unknown' }, status: 404 }],
})
