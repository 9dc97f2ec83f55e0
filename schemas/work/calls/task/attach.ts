import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { attachmentIds, unknownAttachment } from '../../../files/entities/attachment'
import { notAllowed, workId } from '../../entities/project'
import { unknownTask } from '../../entities/task'

export const call = defineCall({
  name: 'task/attach',
  summary: 'Links files that the caller has sent to a task. Anyone who reads the task reads them.',
  method: 'POST',
  path: '/api/task/attach',
  access: 'user',
  scope: 'site',
  resources: { task: 'work_task', 'files[]': 'task_file' },
  limit: 120,
  cache: 'none',
  input: z.strictObject({
    task: workId,
    /** Of `attachment/finish` with the kind `task`. */
    files: attachmentIds.check(z.minLength(1)),
  }),
  output: z.object({ files: z.array(z.string()) }),
  errors: [unknownTask, notAllowed, unknownAttachment, { status: 422, message: 'Up to 20 files can be added here.' }],
  examples: [
    {
      input: {
        task: '00000000-0000-4000-8000-000000000000',
        files: ['00000000-0000-4000-8000-000000000001'],
      },
      as: 'user',
      status: 404,
    },
    {
      input: {
        task: '00000000-0000-4000-8000-000000000000',
        files: ['00000000-0000-4000-8000-000000000001'],
      },
      status: 401,
    },
  ],
})
