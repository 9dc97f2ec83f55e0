import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { deskPost } from '../../entities/desk-post'
import { deskList } from '../../entities/desk-list'
import { liveStates, workStates } from '../../entities/post-states'
import { locales } from '../../../layout/locale'

export const call = defineCall({
  name: 'post/list',
  summary: 'Posts of the caller; all of them for managers.',
  method: 'GET',
  path: '/api/post/list',
  access: 'user',
  scope: 'site',
  resources: { author: 'post_author', owner: 'person', reviewer: 'person' },
  cache: 'private',
  input: z.strictObject(
    listInput({
      filters: {
        work: z.optional(z.enum(workStates)),
        live: z.optional(z.enum(liveStates)),
        language: z.optional(z.enum(locales)),
        category: z.optional(z.string().check(z.maxLength(200))),
        /** Of the newest draft, by id. */
        author: z.optional(z.string().check(z.maxLength(64))),
        owner: z.optional(z.string().check(z.maxLength(64))),
        reviewer: z.optional(z.string().check(z.maxLength(64))),
        trash: z.optional(z.enum(['only'])),
      },
      sorts: deskList.sorts,
    }),
  ),
  output: z.object(listAnswer(deskPost)),
  errors: [{ status: 403, message: 'You don’t have permission to do this.' }],
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, status: 401 },
  ],
})
