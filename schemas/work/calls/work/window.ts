import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { day } from '../../entities/project'
import { taskLink } from '../../entities/task-link'
import { filterInputs, unreadableFilter } from '../../entities/work-list'
import { task } from '../../entities/task'

export const call = defineCall({
  name: 'work/window',
  summary: 'Tasks with dates between two days, their dependencies and the days off.',
  method: 'GET',
  path: '/api/work/window',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    ...filterInputs,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    from: day,
    to: day,
  }),
  output: z.object({
    tasks: z.array(task),
    /** More than these are in the window. */
    isCut: z.boolean(),
    links: z.array(taskLink),
    daysOff: z.array(z.string()),
    weekdays: z.array(z.int()),
  }),
  errors: [unreadableFilter, { status: 400, message: 'At most 400 days are shown at once.' }],
  examples: [
    { input: { from: '2026-11-01', to: '2026-11-30' }, as: 'user' },
    { input: { from: '2026-11-01', to: '2026-11-30' }, status: 401 },
    { input: { from: '2026-01-01', to: '2028-01-01' }, as: 'user', status: 400 },
  ],
})
