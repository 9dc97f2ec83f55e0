import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeName } from '../../../layout/theme'

export const call = defineCall({
  name: 'theme/trash',
  summary: 'Puts a theme of the site into the trash, from where it can be had back.',
  method: 'POST',
  path: '/api/theme/trash',
  access: 'admin',
  scope: 'site',
  resources: { name: 'theme' },
  audit: 'theme-trash',
  cache: 'none',
  input: z.strictObject({ name: themeName }),
  output: z.object({ trashedAt: z.string() }),
  errors: [
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'Visitors see this theme. Publish another one first.' },
    { status: 409, message: 'A scheduled release uses this theme. Cancel the schedule first.' },
    { status: 409, message: '“{title}” is based on this theme.' },
    { status: 409, message: 'A theme pack can’t be moved to the trash, but its changes can be undone.' },
  ],
  examples: [
    { input: { name: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: { name: 'academy' }, as: 'admin', status: 409 },
    { input: { name: 'academy' }, as: 'manager', status: 403 },
    { input: { name: 'academy' }, status: 401 },
  ],
})
