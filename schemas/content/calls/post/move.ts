import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'
import { storedNumber } from '../../../stored-number'
import { deskPost } from '../../entities/desk-post'
import { postTargets } from '../../entities/post-states'

export const call = defineCall({
  name: 'post/move',
  summary: 'Moves a post to another state, as the table of `content` says.',
  method: 'POST',
  path: '/api/post/move',
  access: 'user',
  scope: 'site',
  resources: { id: 'desk_post' },
  audit: 'post-move',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    draftNo: storedNumber(),
    to: z.enum(postTargets),
    /** The languages to publish, schedule or take offline; all that there are by default. */
    locales: z.optional(z.array(z.enum(locales)).check(z.minLength(1), z.maxLength(locales.length))),
    at: z.optional(momentInput()),
    until: z.optional(momentInput()),
    note: z.optional(z.string().check(z.maxLength(2000))),
    /** Tells readers of the change by its date. */
    changed: z.optional(z.boolean()),
  }),
  output: deskPost,
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 403, message: 'Someone else must approve this.' },
    { status: 400, message: 'Choose a time in the future.' },
    { status: 400, message: 'Choose an end after the start.' },
    { status: 400, message: 'Say what is to be changed.' },
    { status: 409, message: 'This post is no longer {state}.' },
    { status: 409, message: 'This post is in the trash.' },
    { status: 409, message: 'Someone else has changed this meanwhile.' },
    { status: 422, message: '{language} has no title yet.' },
    { status: 422, message: '{language} has no text yet.' },
    { status: 422, message: '{language} is not published.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, to: 'live' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, to: 'live' }, status: 401 },
  ],
})
