import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { savedView, unknownView, viewScope } from '../../entities/saved-view'
import { notAllowed, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'view/save',
  summary: 'Saves a query under a name. It grants nothing.',
  method: 'POST',
  path: '/api/view/save',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_view', project: 'work_project' },
  cache: 'none',
  input: z.strictObject({
    id: z.optional(workId),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    query: z.string().check(z.maxLength(2000)),
    scope: viewScope,
    project: z.optional(workId),
  }),
  output: savedView,
  errors: [unknownView, unknownProject, notAllowed, { status: 409, message: 'You have 100 views. Remove one first.' }],
  examples: [
    { input: { name: 'งานของฉัน', query: 'assignee=me&done=0', scope: 'own' }, as: 'user' },
    { input: { name: 'All', query: '', scope: 'site' }, as: 'user', status: 403 },
    { input: { name: 'All', query: '', scope: 'own' }, status: 401 },
  ],
})
