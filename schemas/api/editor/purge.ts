import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { purgeRefusals } from '../../entities/purge'
import { documentKey } from '../../layout/document-key'
import { storedNumber } from '../../stored-number'

/**
 * An admin's, as nobody can take it back: the document's words and all its versions go, in the trash alone, and of a page that the theme has what was made of it here. The address is free, version numbers go on. Releases
 * keep what they show: whoever rolls back to one that has the page has it among the drafts again. `version` is the one that was looked at (`editor/purge-check`): after another save nothing is deleted.
 */
export const call = defineCall({
  name: 'editor/purge',
  summary: 'Deletes a page or section in the trash for good, with all its versions.',
  method: 'POST',
  path: '/api/editor/purge',
  access: 'admin',
  scope: 'site',
  resources: { key: 'document' },
  cache: 'none',
  input: z.strictObject({ key: documentKey, version: storedNumber() }),
  output: z.object({ version: z.int() }),
  errors: [
    ...purgeRefusals,
    { status: 409, message: 'This was changed meanwhile. Look at it again before it is deleted for good.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'admin', status: 404 },
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'manager', status: 403 },
    { input: { key: 'page:/no-such-page', version: 1 }, status: 401 },
    { input: { key: 'slot:header', version: 1 }, as: 'admin', status: 409 },
  ],
})
