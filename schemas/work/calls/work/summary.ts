import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workPerson } from '../../entities/project'
import { filterInputs, unreadableFilter } from '../../entities/work-list'

export const call = defineCall({
  name: 'work/summary',
  summary: 'Figures of the tasks that a query finds: overdue, blocked, done and who has how much.',
  method: 'GET',
  path: '/api/work/summary',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    ...filterInputs,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(90)), 14),
  }),
  output: z.object({
    open: z.int(),
    overdue: z.int(),
    blocked: z.int(),
    dueToday: z.int(),
    done: z.array(z.object({ day: z.string(), count: z.int() })),
    load: z.array(z.object({ person: z.nullable(workPerson), open: z.int(), estimate: z.int() })),
  }),
  errors: [unreadableFilter],
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
