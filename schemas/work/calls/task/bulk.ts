import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workId } from '../../entities/project'
import { batch, bulkSet } from '../../entities/task'

export const call = defineCall({
  name: 'task/bulk',
  summary: 'Changes many tasks at once; the answer says what became of each.',
  method: 'POST',
  path: '/api/task/bulk',
  access: 'user',
  scope: 'site',
  resources: {
    'ids[]': 'work_task',
    'set.status': 'work_status',
    'set.addAssignees[]': 'work_person',
    'set.addLabels[]': 'work_label',
  },
  idempotent: true,
  cache: 'none',
  input: z.strictObject({
    ids: z.array(workId).check(z.minLength(1), z.maxLength(500)),
    /** Set on each; people and labels are added and removed. */
    set: z._default(bulkSet, {}),
    trash: z._default(z.boolean(), false),
    batch,
  }),
  output: z.object({
    done: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
  }),
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'], set: { priority: 2 } }, as: 'user' },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'] }, status: 401 },
  ],
})
