import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { text } from '../../../layout/text'
import { themeName } from '../../../layout/theme'

/**
 * No two themes have the same title in a language, the trash included: `error.fields` names it as `title.th` or
 * `title.en`. A theme based on a theme of the site keeps following it where unchanged; one based on a pack starts with
 * the site's changes so far.
 */
export const call = defineCall({
  name: 'theme/create',
  summary: 'Makes a theme of the site that begins with another one.',
  method: 'POST',
  path: '/api/theme/create',
  access: 'admin',
  scope: 'site',
  resources: { from: 'theme' },
  audit: 'theme-create',
  cache: 'none',
  input: z.strictObject({ name: themeName, title: text(), from: themeName }),
  output: z.object({ name: themeName, version: z.int() }),
  errors: [
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'A theme with this name already exists.' },
    { status: 409, message: 'Another theme already has this name.' },
    { status: 409, message: 'A theme in the trash already has this name.' },
    {
      status: 422,
      message:
        'This theme is based on too many others. Export it and import it again to base it on its theme pack alone.',
    },
  ],
  examples: [
    { input: { name: 'feast', title: 'Feast', from: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: { name: 'academy', title: 'Again', from: 'academy' }, as: 'admin', status: 409 },
    { input: { name: 'feast', title: 'Feast', from: 'academy' }, as: 'manager', status: 403 },
    { input: { name: 'feast', title: 'Feast', from: 'academy' }, status: 401 },
  ],
})
