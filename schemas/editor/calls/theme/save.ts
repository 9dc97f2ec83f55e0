import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slotChoice } from '../../entities/theme'
import { text } from '../../../layout/text'
import { themeName, themeOverrides } from '../../../layout/theme'
import { storedNumber } from '../../../stored-number'

/**
 * `base` is the version that was read (0: the unchanged pack). If there is a newer one, nothing is stored: the answer
 * is 409 with `staleTheme` in `error.details`. A title that another theme has in a language is refused as in
 * `theme/create`; the theme's own previous title may stay. Contrast is checked on publishing.
 */
export const call = defineCall({
  name: 'theme/save',
  summary: 'Stores the changes of a theme as its next version; visitors see nothing of it yet.',
  method: 'POST',
  path: '/api/theme/save',
  access: 'admin',
  scope: 'site',
  resources: {
    name: 'theme',
    'overrides.fonts.body.family': 'font_family',
    'overrides.fonts.heading.family': 'font_family',
  },
  audit: 'theme-save',
  cache: 'none',
  input: z.strictObject({
    name: themeName,
    base: storedNumber(0),
    title: z.optional(text()),
    overrides: themeOverrides,
    slots: slotChoice,
  }),
  output: z.object({ version: z.int(), savedAt: z.string() }),
  errors: [
    { status: 404, message: 'Theme not found.' },
    { status: 409, message: 'Someone else changed this theme while you were editing.' },
    { status: 409, message: 'Another theme already has this name.' },
    { status: 409, message: 'A theme in the trash already has this name.' },
    { status: 422, message: 'This site doesn’t have the font “{family}”. Upload it first.' },
  ],
  examples: [
    { input: { name: 'no-such-theme', base: 0, overrides: {}, slots: {} }, as: 'admin', status: 404 },
    { input: { name: 'academy', base: 7, overrides: {}, slots: {} }, as: 'admin', status: 409 },
    {
      input: { name: 'academy', base: 0, overrides: { fonts: { body: { family: 'Comic Sans' } } }, slots: {} },
      as: 'admin',
      status: 422,
    },
    { input: { name: 'academy', base: 0, overrides: {}, slots: {} }, as: 'manager', status: 403 },
    { input: { name: 'academy', base: 0, overrides: {}, slots: {} }, status: 401 },
  ],
})
