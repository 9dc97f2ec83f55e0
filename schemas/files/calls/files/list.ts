import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { crumb, drive, fileItem, fileKinds, folderId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/list',
  summary:
    'What a folder holds, or what lies in the trash, in the asked order; any part of it, so that a list of any length can be scrolled.',
  method: 'GET',
  path: '/api/files/list',
  access: 'user',
  scope: 'site',
  resources: { parent: 'folder' },
  cache: 'private',
  input: z.strictObject({
    /** A folder's id or a root's name. */
    parent: z._default(folderId, 'mine'),
    /** Lists the root's trash, newest first, instead of its live items. */
    trashed: z._default(z.stringbool(), false),
    sort: z._default(z.enum(['name', 'size', 'changed', 'kind']), 'name'),
    direction: z._default(z.enum(['up', 'down']), 'up'),
    /** Kinds separated by commas, including `folder`; all when absent. */
    kinds: z.optional(
      z
        .string()
        .check(z.regex(new RegExp(`^(?:folder|${fileKinds.join('|')})(?:,(?:folder|${fileKinds.join('|')}))*$`))),
    ),
    /** Search terms for names; all must match, at any depth. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 200),
  }),
  output: z.object({
    items: z.array(fileItem),
    /** For the whole list. */
    total: z.int(),
    folder: z.object({
      id: z.string(),
      drive,
      name: z.string(),
      /** From the root to the folder itself. */ crumbs: z.array(crumb),
      can: z.object({ add: z.boolean(), change: z.boolean() }),
    }),
  }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 503, message: 'S3 configuration is not available.' },
  ],
  examples: [
    { input: {}, as: 'user' },
    { input: { parent: 'organisation', sort: 'size', direction: 'down', kinds: 'folder,picture' }, as: 'user' },
    { input: { parent: 'media' }, as: 'user', status: 404 },
    { input: { parent: 'media', trashed: 'true' }, as: 'manager' },
    { input: { parent: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: {}, status: 401 },
  ],
})
