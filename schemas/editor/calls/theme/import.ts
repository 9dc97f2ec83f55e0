import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeName } from '../../../layout/theme'

/** The theme gets its file's name and title, or a free variation of them. */
export const call = defineCall({
  name: 'theme/import',
  summary: 'Makes a theme of the site from a file.',
  method: 'POST',
  path: '/api/theme/import',
  access: 'admin',
  scope: 'site',
  resources: { 'file.overrides.fonts.body.family': 'font_family' },
  audit: 'theme-import',
  cache: 'none',
  bytes: 256 * 1024,
  input: z.strictObject({ file: z.unknown() }),
  output: z.object({ name: themeName, version: z.int() }),
  errors: [
    { status: 422, message: 'This file isn’t a theme.' },
    { status: 422, message: 'This file isn’t a theme of this system: {problem}' },
    { status: 422, message: 'The theme needs the theme pack “{pack}”, which this system doesn’t have.' },
    { status: 422, message: 'This site doesn’t have the font “{family}”. Upload it first.' },
  ],
  examples: [
    { input: { file: { kind: 'something else' } }, as: 'admin', status: 422 },
    {
      input: {
        file: {
          kind: 'sitewright-theme',
          format: 1,
          name: 'feast',
          title: 'Feast',
          pack: 'academy',
          overrides: { picks: { brand: '#b3261e' } },
          slots: {},
        },
      },
      as: 'admin',
      output: { name: 'feast', version: 1 },
    },
    { input: { file: {} }, as: 'manager', status: 403 },
    { input: { file: {} }, status: 401 },
  ],
})
