import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { color } from '../../entities/status'
import { label, notAllowed, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/save-label',
  summary: 'Makes a label of a project, changes one, or removes it. For its members.',
  method: 'POST',
  path: '/api/project/save-label',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project', id: 'work_label' },
  cache: 'none',
  input: z.strictObject({
    project: workId,
    id: z.optional(workId),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    color: z._default(color, 'neutral'),
    removed: z._default(z.boolean(), false),
  }),
  output: z.object({ labels: z.array(label) }),
  errors: [
    unknownProject,
    notAllowed,
    { status: 404, message: 'There is no such label.' },
    { status: 409, message: 'There is a label of this name.' },
    { status: 409, message: 'A project has at most 60 labels.' },
  ],
  examples: [
    { input: { project: '00000000-0000-4000-8000-000000000000', name: 'Print' }, as: 'user', status: 404 },
    { input: { project: '00000000-0000-4000-8000-000000000000', name: 'Print' }, status: 401 },
  ],
})
