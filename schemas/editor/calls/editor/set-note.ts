import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/**
 * A note is deleted with its answers. Its author and admins may delete an entry; anyone who may edit the document
 * resolves and reopens its notes.
 */
export const call = defineCall({
  name: 'editor/set-note',
  summary: 'Settles a note, opens it again, or deletes a note or an answer.',
  method: 'POST',
  path: '/api/editor/set-note',
  access: 'manager',
  scope: 'site',
  resources: { id: 'note' },
  audit: 'note-delete',
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)), state: z.enum(['open', 'settled', 'deleted']) }),
  output: z.object({ status: z.literal(true) }),
  errors: [
    { status: 403, message: 'Only the author or an admin can delete it.' },
    { status: 403, message: 'Only an admin can edit this page.' },
    { status: 404, message: 'Note not found.' },
  ],
  examples: [
    { input: { id: 'no-such-note', state: 'settled' }, as: 'manager', status: 404 },
    { input: { id: 'no-such-note', state: 'settled' }, as: 'user', status: 403 },
    { input: { id: 'no-such-note', state: 'settled' }, status: 401 },
  ],
})
