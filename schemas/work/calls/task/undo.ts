import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workId } from '../../entities/project'

export const call = defineCall({
  name: 'task/undo',
  summary: 'Undoes an act of the caller, where nothing was changed since.',
  method: 'POST',
  path: '/api/task/undo',
  access: 'user',
  scope: 'site',
  resources: { batch: 'work_batch' },
  idempotent: true,
  cache: 'none',
  input: z.strictObject({ batch: workId }),
  output: z.object({ done: z.int(), left: z.int() }),
  errors: [{ status: 404, message: 'There is nothing to undo.' }],
  examples: [
    { input: { batch: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { batch: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
