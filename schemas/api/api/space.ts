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
  cache: 'release',
  boot: true,
  input: z.strictObject({ spaceId: z.string().check(z.maxLength(100)) }),
  output: space,
  errors: [{ status: 404, message: 'No such space.' }],
  examples: [{ input: { spaceId: 'unknown' }, status: 404 }],
})
