import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { fileItem, folderId, itemId, itemIds, nameConflict } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/copy',
  summary: 'Copies files and folders, with all in them, into a folder; where a name is taken, as `choices` has it for each, else `conflict` for all.',
  method: 'POST',
  path: '/api/files/copy',
  access: 'user',
  scope: 'site',
  resource: { input: 'ids', of: 'item' },
  cache: 'none',
  input: z.strictObject({
    ids: itemIds,
    to: folderId,
    conflict: z._default(nameConflict, 'ask'),
    /** By the item's id. */
    choices: z.optional(z.record(itemId, nameConflict)),
  }),
  output: z.object({
    items: z.array(fileItem),
    /** What was left as it is, because a sibling has its name and nobody said what to do. */
    conflicts: z.array(z.object({ id: z.string(), name: z.string(), /** The sibling's. */ with: z.string() })),
    /** Siblings that went into the trash, because `replace` was said. */
    replaced: z.array(z.string()),
  }),
  errors: [
    { status: 404, message: 'There is no such file or folder.' },
    { status: 409, message: 'A folder cannot be put into itself.' },
    { status: 413, message: 'There is not enough room left.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'], to: 'mine' }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'], to: 'mine' }, status: 401 },
  ],
})
