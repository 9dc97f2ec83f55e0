import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { openedProject, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/open',
  summary: 'A project by key or id, with its statuses, labels and members. A key that it once had leads to it too.',
  method: 'GET',
  path: '/api/project/open',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project' },
  cache: 'private',
  input: z.strictObject({ project: workId }),
  output: openedProject,
  errors: [unknownProject],
  examples: [
    { input: { project: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { project: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
