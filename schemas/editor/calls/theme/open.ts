import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fontFamily, slotChoice, themeKind } from '../../entities/theme'
import type { Asset } from '../../../layout/image'
import { text } from '../../../layout/text'
import { themeFields, themeName, themeOverrides } from '../../../layout/theme'
import { themeSlots } from '../../../layout/theme-slots'

/** `version` is 0 for an unchanged pack; `base` is what the changes apply to, `live` what visitors see. */
export const call = defineCall({
  name: 'theme/open',
  summary: 'A theme to work on: what it begins with, what is changed of it, and what else it could be made of.',
  method: 'GET',
  path: '/api/theme/document',
  access: 'admin',
  scope: 'site',
  resources: { name: 'theme' },
  cache: 'private',
  /** Without a name, the live theme. */
  input: z.strictObject({ name: z.optional(themeName) }),
  output: z.object({
    name: themeName,
    title: text(),
    kind: themeKind,
    pack: themeName,
    parent: themeName,
    version: z.int(),
    base: themeFields,
    overrides: themeOverrides,
    /** As saved, and the choices of its parent themes where it has none. */
    slots: slotChoice,
    baseSlots: slotChoice,
    live: z.object({ name: themeName, theme: themeFields, slots: z.record(z.enum(themeSlots), themeName) }),
    families: z.array(fontFamily),
    /** Pictures shown by the backgrounds of the theme, of its parents and of the live one, by name. */
    assets: z.record(z.string(), z.custom<Asset>()),
    /** The packs that offer something for each slot. */
    packs: z.array(z.object({ name: themeName, title: text(), slots: z.array(z.enum(themeSlots)) })),
    trashedAt: z.optional(z.string()),
    updatedAt: z.optional(z.string()),
    updatedBy: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Theme not found.' }],
  examples: [
    { input: {}, as: 'admin' },
    { input: { name: 'no-such-theme' }, as: 'admin', status: 404 },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
