import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { documentKey } from '../../../layout/document-key'
import { nodeId } from '../../../layout/page'

/**
 * Repeated every seven seconds, and when the topic `editor/document` changes; a tab that was silent for 15 seconds is
 * gone. `tab` is a random name of the caller's tab,
 * `block` the node it holds. `version` is the document's newest (0: none saved yet).
 */
export const call = defineCall({
  name: 'editor/presence',
  summary: 'Says that a document is open in a tab, and tells who else has it open.',
  method: 'POST',
  path: '/api/editor/presence',
  access: 'manager',
  scope: 'site',
  resources: { key: 'document' },
  // Says who is there.
  audit: false,
  unrecorded: true,
  cache: 'none',
  input: z.strictObject({
    key: documentKey,
    tab: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    block: z.optional(nodeId),
    /** The tab closes the document. */
    leaves: z.optional(z.boolean()),
  }),
  output: z.object({
    others: z.array(
      z.object({
        name: z.string(),
        tab: z.string(),
        /** Another tab of the caller's own. */
        isYou: z.boolean(),
        block: z.optional(z.string()),
        since: z.string(),
      }),
    ),
    version: z.int(),
    /** Changes when notes on the document do. */
    notes: z.string(),
    trashedAt: z.optional(z.string()),
  }),
  errors: [
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Page not found.' },
    { status: 410, message: 'This page has moved to a new address.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', tab: 'tab-00000001' }, as: 'manager', status: 404 },
    { input: { key: 'page:/no-such-page', tab: 'tab-00000001' }, as: 'user', status: 403 },
    { input: { key: 'page:/no-such-page', tab: 'tab-00000001' }, status: 401 },
  ],
})
