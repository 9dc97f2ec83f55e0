import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { savedView } from '../../entities/saved-view'

export const call = defineCall({
  name: 'view/list',
  summary: "Saved views: own ones, those of projects that the caller sees, and the site's.",
  method: 'GET',
  path: '/api/view/list',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ views: z.array(savedView) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
