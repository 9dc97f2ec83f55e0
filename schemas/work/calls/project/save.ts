import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import {
  changedProject,
  invalidProjectDates,
  keyTaken,
  notAllowed,
  openedProject,
  staleProject,
  unknownProject,
  workId,
} from '../../entities/project'

export const call = defineCall({
  name: 'project/save',
  summary: 'Changes a project. Fields that are not sent stay as they are. For its managers.',
  method: 'POST',
  path: '/api/project/save',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_project' },
  audit: 'project-change',
  cache: 'none',
  input: z.strictObject({ id: workId, ...changedProject }),
  output: openedProject,
  errors: [unknownProject, notAllowed, keyTaken, staleProject, invalidProjectDates],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1 }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1 }, status: 401 },
  ],
})
