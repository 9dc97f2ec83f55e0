import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listInput } from '../../../list'
import { filterInputs, unreadableFilter, workSorts } from '../../entities/work-list'

export const call = defineCall({
  name: 'work/export',
  summary: 'All tasks that a query finds and the caller sees, as a CSV file.',
  method: 'GET',
  path: '/api/work/export',
  access: 'user',
  scope: 'site',
  cache: 'private',
  answer: 'stream',
  limit: 20,
  input: z.strictObject(listInput({ filters: filterInputs, sorts: workSorts })),
  output: z.string(),
  errors: [unreadableFilter],
  examples: [
    { input: {}, status: 401 },
    { input: { group: 'done' }, as: 'user', status: 400 },
  ],
})
