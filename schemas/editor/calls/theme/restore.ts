import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeName } from '../../../layout/theme'

export const call = defineCall({
  name: 'theme/restore',
  summary: 'Takes a theme out of the trash.',
  method: 'POST',
  path: '/api/theme/restore',
  access: 'admin',
  scope: 'site',
  resources: { name: 'theme' },
  audit: 'theme-restore',
  cache: 'none',
  input: z.strictObject({ name: themeName }),
  output: z.object({ version: z.int() }),
  errors: [{ status: 404, message: 'Theme not found.' }],
  examples: [
    { input: { name: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: { name: 'academy' }, as: 'manager', status: 403 },
    { input: { name: 'academy' }, status: 401 },
  ],
})
