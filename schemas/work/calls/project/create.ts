import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { invalidProjectDates, keyTaken, projectFields, projectKey, unknownGroup, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/create',
  summary: 'Makes a project with its statuses. The caller manages it.',
  method: 'POST',
  path: '/api/project/create',
  access: 'manager',
  scope: 'site',
  resources: { group: 'work_group' },
  audit: 'project-create',
  idempotent: true,
  cache: 'none',
  input: z.strictObject({ group: workId, key: projectKey, ...projectFields }),
  output: z.object({ id: z.string(), key: z.string() }),
  errors: [unknownGroup, keyTaken, invalidProjectDates],
  examples: [
    { input: { group: '00000000-0000-4000-8000-000000000000', key: 'NOK', name: 'Nok' }, as: 'manager', status: 404 },
    { input: { group: '00000000-0000-4000-8000-000000000000', key: 'NOK', name: 'Nok' }, as: 'user', status: 403 },
  ],
})
