import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import type { Asset } from '../../../layout/image'

export const call = defineCall({
  name: 'media/theme-files',
  summary: "The pictures and files that come with the site's theme, by name.",
  method: 'GET',
  path: '/api/media/theme-files',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ items: z.array(z.object({ asset: z.string(), shows: z.custom<Asset>() })) }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
