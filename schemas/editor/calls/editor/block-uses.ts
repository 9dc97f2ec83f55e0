import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { blockType } from '../../../layout/page'

/** Documents as `editor/used-blocks` counts them, in the order of `editor/pages`. */
export const call = defineCall({
  name: 'editor/block-uses',
  summary: 'Where blocks of a type stand.',
  method: 'GET',
  path: '/api/editor/block-uses',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ type: blockType }),
  output: z.object({
    uses: z.array(
      z.object({ key: documentKey, blocks: z.int(), /** The id of its first occurrence there. */ first: z.string() }),
    ),
  }),
  examples: [
    { input: { type: 'no/such-block' }, as: 'manager', output: { uses: [] } },
    { input: { type: 'content/heading' }, as: 'user', status: 403 },
    { input: { type: 'content/heading' }, status: 401 },
  ],
})
