import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'editor/admins',
  summary: 'The names of the site’s admins, for managers who need something that only an admin may change.',
  method: 'GET',
  path: '/api/editor/admins',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ names: z.array(z.string()) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
