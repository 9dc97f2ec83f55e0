import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeName } from '../../../layout/theme'

/**
 * The file is a `themeFile` that needs no other theme than its pack. Where it names uploads or the site's own font
 * families it is an `exportFile`, an archive that contains them.
 */
export const call = defineCall({
  name: 'theme/export',
  summary: 'A theme as a file, as it is saved.',
  method: 'GET',
  path: '/api/theme/export',
  access: 'admin',
  scope: 'site',
  resources: { name: 'theme' },
  audit: 'export',
  cache: 'private',
  answer: 'stream',
  input: z.strictObject({ name: themeName }),
  output: z.string(),
  errors: [
    { status: 404, message: 'Theme not found.' },
    { status: 413, message: 'The total is more than one file can contain ({most} MB). Choose fewer pages.' },
  ],
  examples: [
    { input: { name: 'academy' }, as: 'admin' },
    { input: { name: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: { name: 'academy' }, as: 'manager', status: 403 },
    { input: { name: 'academy' }, status: 401 },
  ],
})
