import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import type { Asset } from '../../../layout/image'
import { text } from '../../../layout/text'

/**
 * Drafts of sections by title, without those in the trash. `content` is the stored document, `{ format, title, rows }`.
 * `uses` are the documents that show it as drafts or live; `draftUses` those whose draft does.
 */
export const call = defineCall({
  name: 'editor/sections',
  summary: "The site's sections, ready to be put on a page, and where each is used.",
  method: 'GET',
  path: '/api/editor/sections',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    sections: z.array(
      z.object({
        key: documentKey,
        id: z.string(),
        title: text(),
        version: z.int(),
        content: z.unknown(),
        uses: z.array(z.string()),
        draftUses: z.array(z.string()),
      }),
    ),
    /** The uploads they show, by name. */
    assets: z.record(z.string(), z.custom<Asset>()),
  }),
  examples: [
    { input: {}, as: 'manager', output: { sections: [], assets: {} } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
