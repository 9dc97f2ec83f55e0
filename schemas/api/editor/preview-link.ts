import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { documentKey } from '../../layout/document-key'

/** The link shows these documents as they are being edited, at the moment it is opened; all else as visitors see it. */
export const call = defineCall({
  name: 'editor/preview-link',
  summary: 'Makes a link that shows drafts to whoever has it, until it ends.',
  method: 'POST',
  path: '/api/editor/preview-link',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  limit: 60,
  input: z.strictObject({ keys: z.array(documentKey).check(z.minLength(1), z.maxLength(100)), hours: z._default(z.int().check(z.gte(1), z.lte(720)), 72) }),
  output: z.object({
    /** A path of this site, at the first page of the list. */
    address: z.string(),
    /** Names the link in `editor/preview-links`. */
    id: z.string(),
    endsAt: z.string(),
  }),
  errors: [
    { status: 403, message: 'Only an admin may edit this page.' },
    { status: 404, message: 'There is no such page.' },
  ],
  examples: [
    { input: { keys: ['page:/no-such-page'] }, as: 'manager', status: 404 },
    { input: { keys: ['page:/'] }, as: 'user', status: 403 },
    { input: { keys: ['page:/'] }, status: 401 },
  ],
})
