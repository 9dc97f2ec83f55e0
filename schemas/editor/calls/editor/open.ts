import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentOrigin } from '../../entities/document'
import type { Asset } from '../../../layout/image'
import { documentKey } from '../../../layout/document-key'
import { role } from '../../../layout/role-schema'

/**
 * `content` is the draft as stored; with `version` 0 there is none yet and it is the live content. `live` is what
 * visitors see, null where they see nothing or something that only admins may edit. `assets` are the named pictures and
 * files of the site's themes and the uploads these documents show, by name.
 */
export const call = defineCall({
  name: 'editor/open',
  summary: 'A page, header, subheader or footer as it is being edited, with what editing it needs.',
  method: 'GET',
  path: '/api/editor/document',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'private',
  input: z.strictObject({ key: documentKey }),
  output: z.object({
    key: documentKey,
    version: z.int(),
    content: z.unknown(),
    live: z.unknown(),
    origin: documentOrigin,
    /** The theme's document at the time of the first change here. */
    themeBase: z.optional(z.unknown()),
    /** The theme's current document, where it differs from `themeBase`: the theme's page is newer. */
    theme: z.optional(z.unknown()),
    trashedAt: z.optional(z.string()),
    updatedBy: z.optional(z.string()),
    updatedAt: z.optional(z.string()),
    assets: z.record(z.string(), z.custom<Asset>()),
    /** Block types that not every manager may add or change, with the lowest role that may. */
    types: z.record(z.string(), role),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    {
      input: { key: 'page:/' },
      as: 'manager',
      output: { key: 'page:/', version: 0, content: {}, live: {}, origin: 'theme', assets: {}, types: {} },
    },
    { input: { key: 'page:/no-such-page' }, as: 'manager', status: 404 },
    { input: { key: 'page:/' }, as: 'user', status: 403 },
    { input: { key: 'page:/' }, status: 401 },
  ],
})
