import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, openedProject, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/archive',
  summary: 'Archives a project, or brings it back. Archived ones are read only. For its managers.',
  method: 'POST',
  path: '/api/project/archive',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_project' },
  audit: 'project-archive',
  cache: 'none',
  input: z.strictObject({ id: workId, archived: z.boolean() }),
  output: openedProject,
  errors: [unknownProject, notAllowed],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', archived: true }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', archived: true }, status: 401 },
  ],
})
