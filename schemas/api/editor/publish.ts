import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { releaseNote } from '../../entities/release'
import { documentKey } from '../../layout/document-key'

/**
 * What visitors get is what is stored at the moment of the call, also when `at` (ISO 8601, a year ahead at most) is to come. `all` is every
 * changed document that the caller may edit. A refused publish tells in `error.details.problems` what stands in the way (`publishProblem`).
 */
export const call = defineCall({
  name: 'editor/publish',
  summary: 'Makes one release of the chosen documents, or of all that changed, now or at a time.',
  method: 'POST',
  path: '/api/editor/publish',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({
    keys: z.union([z.literal('all'), z.array(documentKey).check(z.minLength(1), z.maxLength(1000))]),
    note: z._default(releaseNote, ''),
    at: z.optional(z.iso.datetime({ offset: true })),
  }),
  output: z.object({
    /** The release that visitors see now. */
    release: z.optional(z.int()),
    /** The plan's id, where it is for later. */
    scheduled: z.optional(z.string()),
    /** What is in it. */
    keys: z.array(documentKey),
  }),
  errors: [
    { status: 400, message: 'Choose a time within a year.' },
    { status: 403, message: 'Only an admin may edit this page.' },
    { status: 404, message: 'There is no such page.' },
    { status: 409, message: 'There is nothing new to publish.' },
    { status: 422, message: 'Some of this cannot be published yet.' },
  ],
  examples: [
    { input: { keys: ['page:/no-such-page'] }, as: 'manager', status: 404 },
    { input: { keys: ['page:/'] }, as: 'manager', status: 409 },
    { input: { keys: ['page:/'], at: '2999-01-01T00:00:00Z' }, as: 'manager', status: 400 },
    { input: { keys: 'all' }, as: 'user', status: 403 },
    { input: { keys: 'all' }, status: 401 },
  ],
})
