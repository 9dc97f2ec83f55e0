import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { documentKey } from '../../layout/document-key'
import type { Asset } from '../../layout/image'
import { text } from '../../layout/text'

/**
 * Sections as they are being edited, by title; those in the trash are not among them. `content` is the stored document,
 * `{ format, title, rows }`. `uses` are the documents that show it, as managers or visitors have them;
 * `draftUses` those that do as managers have them.
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
    /** The uploads that they show, by name. */
    assets: z.record(z.string(), z.custom<Asset>()),
  }),
  examples: [
    { input: {}, as: 'manager', output: { sections: [], assets: {} } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
