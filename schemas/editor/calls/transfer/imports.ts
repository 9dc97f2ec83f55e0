import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { importResult } from '../../entities/import-plan'

/**
 * Imports that `transfer/undo-import` can undo, and those it has undone. `mayUndo`: it is the caller's own, or the
 * caller is an admin.
 */
export const call = defineCall({
  name: 'transfer/imports',
  summary: 'What was imported lately, newest first.',
  method: 'GET',
  path: '/api/transfer/imports',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    imports: z.array(
      z.object({
        ...importResult.shape,
        at: z.string(),
        by: z.optional(z.string()),
        undoneAt: z.optional(z.string()),
        mayUndo: z.boolean(),
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'manager', output: { imports: [] } },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
