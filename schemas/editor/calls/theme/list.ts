import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeKind } from '../../entities/theme'
import { text } from '../../../layout/text'
import { themeName } from '../../../layout/theme'

export const call = defineCall({
  name: 'theme/list',
  summary: 'The themes that the site can wear: the packs, as they are or as the site changed them, and its own.',
  method: 'GET',
  path: '/api/theme/list',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    themes: z.array(
      z.object({
        name: themeName,
        title: text(),
        kind: themeKind,
        /** The pack at its root. */
        pack: themeName,
        /** The theme it is based on; a pack is its own parent. */
        parent: themeName,
        /** 0: never changed. */
        version: z.int(),
        /** Visitors see this theme, in its current or an earlier version. */
        isLive: z.boolean(),
        /** Publishing now would change what visitors see; for the live theme only. */
        differs: z.boolean(),
        trashedAt: z.optional(z.string()),
        updatedAt: z.optional(z.string()),
        updatedBy: z.optional(z.string()),
        /** Its colours in both schemes, for a small preview: page, text, brand, accent. */
        swatch: z.object({ light: z.array(z.string()), dark: z.array(z.string()) }),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
