import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownProject, workId } from '../../entities/project'
import { task } from '../../entities/task'

export const call = defineCall({
  name: 'work/changes',
  summary: 'What changed in a project since a reading: rows, and ids of tasks that are gone.',
  method: 'GET',
  path: '/api/work/changes',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project' },
  cache: 'private',
  input: z.strictObject({ project: workId, since: z.coerce.number().check(z.int(), z.gte(0)) }),
  output: z.object({ rows: z.array(task), gone: z.array(z.string()), rev: z.int() }),
  errors: [unknownProject, { status: 410, message: 'Read the list again.' }],
  examples: [
    { input: { project: '00000000-0000-4000-8000-000000000000', since: 0 }, as: 'user', status: 404 },
    { input: { project: '00000000-0000-4000-8000-000000000000', since: 0 }, status: 401 },
  ],
})
