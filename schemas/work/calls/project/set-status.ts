import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, openedProject, projectStatus, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/set-status',
  summary: 'Leads a project to another status. For its managers.',
  method: 'POST',
  path: '/api/project/set-status',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_project' },
  audit: 'project-status',
  cache: 'none',
  input: z.strictObject({ id: workId, status: projectStatus }),
  output: openedProject,
  errors: [
    unknownProject,
    notAllowed,
    { status: 409, message: 'The project cannot go to this status from where it is.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', status: 'active' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', status: 'active' }, status: 401 },
  ],
})
