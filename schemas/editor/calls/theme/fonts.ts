import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFamily, fontFile } from '../../entities/theme'

export const call = defineCall({
  name: 'theme/fonts',
  summary: 'The families of type that the site uploaded, and their files, those in the trash too.',
  method: 'GET',
  path: '/api/theme/fonts',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ families: z.array(fontFamily), files: z.array(fontFile) }),
  examples: [
    { input: {}, as: 'admin', output: { families: [], files: [] } },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
