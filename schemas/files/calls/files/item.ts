import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { crumb, fileItem, itemId } from '../../entities/file-item'
import { mediaUse } from '../../entities/media-item'

export const call = defineCall({
  name: 'files/item',
  summary:
    'One file or folder: where it lies, what it weighs with all in it, where pages use it, and what was done with it.',
  method: 'GET',
  path: '/api/files/item/{id}',
  access: 'user',
  scope: 'site',
  resources: { id: 'item' },
  cache: 'private',
  input: z.strictObject({ id: itemId }),
  output: z.object({
    item: fileItem,
    crumbs: z.array(crumb),
    /** For a folder: everything in it, at any depth. */
    inside: z.optional(z.object({ files: z.int(), folders: z.int(), size: z.int() })),
    /** SHA-256 in hex, of a file. */
    checksum: z.optional(z.string()),
    uses: z.array(mediaUse),
    /** Newest first, at most 50. */
    history: z.array(
      z.object({
        at: z.string(),
        act: z.string(),
        by: z.nullable(z.string()),
        /** Names or folders before and after, where the operation has them. */ from: z.optional(z.string()),
        to: z.optional(z.string()),
      }),
    ),
  }),
  errors: [{ status: 404, message: 'File or folder not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
