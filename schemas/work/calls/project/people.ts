import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, unknownProject, workId, workPerson } from '../../entities/project'

export const call = defineCall({
  name: 'project/people',
  summary:
    'Whom a project’s manager may add to it, by name: staff of the site find everybody, others the staff. Members of the project are left out.',
  method: 'GET',
  path: '/api/project/people',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project' },
  limit: 120,
  cache: 'private',
  input: z.strictObject({ project: workId, q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  /** The first eight. */
  output: z.object({ people: z.array(workPerson) }),
  errors: [unknownProject, notAllowed],
  examples: [
    { input: { project: '00000000-0000-4000-8000-000000000000', q: 'min' }, as: 'user', status: 404 },
    { input: { project: '00000000-0000-4000-8000-000000000000', q: 'min' }, status: 401 },
  ],
})
