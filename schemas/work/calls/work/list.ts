import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { filterInputs, groupings, unreadableFilter, workSorts } from '../../entities/work-list'
import { task } from '../../entities/task'

export const call = defineCall({
  name: 'work/list',
  summary: 'Tasks that the caller sees by one query, page by page, or the first 50 of each group.',
  method: 'GET',
  path: '/api/work/list',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    ...listInput({ filters: filterInputs, sorts: workSorts, rows: 50, maxRows: 200 }),
    by: z.optional(z.enum(groupings)),
    /** One group of `by` alone, to read on in it. */
    groupKey: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    ...listAnswer(task),
    /** With `by`. */
    groups: z.optional(
      z.array(z.object({ key: z.string(), total: z.int(), items: z.array(task), next: z.optional(z.string()) })),
    ),
    /** The newest change among what the caller sees of the one project that is asked for. */
    rev: z.optional(z.int()),
  }),
  errors: [unreadableFilter, { status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
    { input: { group: 'started', assignee: 'me', due: 'week', by: 'status' }, as: 'user' },
    { input: { group: 'done' }, as: 'user', status: 400 },
    { input: { cursor: 'broken' }, as: 'user', status: 400 },
  ],
})
