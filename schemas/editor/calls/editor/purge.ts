import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { purgeRefusals } from '../../entities/purge'
import { documentKey } from '../../../layout/document-key'
import { storedNumber } from '../../../stored-number'

/**
 * Admins only, because it cannot be undone: deletes the document's content and all its versions, only from the trash;
 * for a page of the theme, what was changed of it here. The address is free, version numbers continue. Releases keep
 * what they show: rolling back to one that has the page restores it as a draft. `version` is the one that was reviewed
 * (`editor/purge-check`): after another save nothing is deleted.
 */
export const call = defineCall({
  name: 'editor/purge',
  summary: 'Deletes a page or section in the trash for good, with all its versions.',
  method: 'POST',
  path: '/api/editor/purge',
  access: 'admin',
  scope: 'site',
  resources: { key: 'document' },
  audit: 'purge-document',
  cache: 'none',
  input: z.strictObject({ key: documentKey, version: storedNumber() }),
  output: z.object({ version: z.int() }),
  errors: [
    ...purgeRefusals,
    { status: 409, message: 'This has changed. Review it again before deleting it permanently.' },
  ],
  examples: [
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'admin', status: 404 },
    { input: { key: 'page:/no-such-page', version: 1 }, as: 'manager', status: 403 },
    { input: { key: 'page:/no-such-page', version: 1 }, status: 401 },
    { input: { key: 'slot:header', version: 1 }, as: 'admin', status: 409 },
  ],
})
