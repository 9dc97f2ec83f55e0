import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedNumber } from '../../../stored-number'
import { postChanges } from '../../entities/post-content'

export const call = defineCall({
  name: 'post/save',
  summary:
    'Saves what was changed since a version. Changes of others since are combined; where both changed the same, `conflicts` has both.',
  method: 'POST',
  path: '/api/post/save',
  access: 'user',
  scope: 'site',
  resources: { id: 'desk_post' },
  cache: 'none',
  bytes: 4_000_000,
  entries: 200_000,
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    draftNo: storedNumber(),
    changes: postChanges,
    /** A version whose content becomes the newest draft, before the changes. Publishes nothing. */
    restores: z.optional(storedNumber()),
    /** Keeps the save as a named version. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  }),
  output: z.object({
    draftNo: z.int(),
    /** Others had saved meanwhile. */
    merged: z.boolean(),
    /** Fields that were not saved, because someone else changed the same part. */
    conflicts: z.array(z.object({ field: z.string(), theirs: z.unknown(), mine: z.unknown() })),
  }),
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 403, message: 'This post is in review. Take it back to go on.' },
    { status: 403, message: 'This post waits to be published.' },
    { status: 404, message: 'This version no longer exists.' },
    { status: 409, message: 'This post is in the trash.' },
    { status: 409, message: 'Someone else has changed this meanwhile.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, changes: {} }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, changes: {} }, status: 401 },
  ],
})
