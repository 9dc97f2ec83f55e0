import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/star',
  summary: "Puts a project among the caller's favourites, or takes it away.",
  method: 'POST',
  path: '/api/project/star',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_project' },
  cache: 'none',
  input: z.strictObject({ id: workId, starred: z.boolean() }),
  output: z.object({ starred: z.boolean() }),
  errors: [unknownProject],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', starred: true }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', starred: true }, status: 401 },
  ],
})
