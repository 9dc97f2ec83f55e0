import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedNumber } from '../../../stored-number'
import { deskPost } from '../../entities/desk-post'
import { visibilities } from '../../entities/post-states'

export const call = defineCall({
  name: 'post/set-options',
  summary:
    'Changes the category of a post, who may read it, whether it is featured, and who reviews it. Holds at once.',
  method: 'POST',
  path: '/api/post/set-options',
  access: 'manager',
  scope: 'site',
  resources: { id: 'desk_post', reviewer: 'person' },
  audit: 'post-options',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    /** Of the draft that the caller has seen. */
    draftNo: storedNumber(),
    /** A category's slug. Addresses in the old one lead on. */
    category: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    visibility: z.optional(z.enum(visibilities)),
    featured: z.optional(z.boolean()),
    /** A manager; `null` for any of them. */
    reviewer: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  output: deskPost,
  errors: [
    { status: 404, message: 'Post not found.' },
    { status: 404, message: 'There is no such category.' },
    { status: 404, message: 'There is no such reviewer.' },
    { status: 409, message: 'This post is in the trash.' },
    { status: 409, message: 'Someone else has changed this meanwhile.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, featured: true }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, featured: true }, as: 'user', status: 403 },
    { input: { id: '00000000-0000-4000-8000-000000000000', draftNo: 1, featured: true }, status: 401 },
  ],
})
