import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { color, needsStatus, status, statusGroup, unknownStatus } from '../../entities/status'
import { notAllowed, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/save-status',
  summary: 'Makes a status of a project, or changes one. For its managers.',
  method: 'POST',
  path: '/api/project/save-status',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project', id: 'work_status', before: 'work_status' },
  audit: 'project-change',
  cache: 'none',
  input: z.strictObject({
    project: workId,
    id: z.optional(workId),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    group: statusGroup,
    color: z._default(color, 'neutral'),
    wipLimit: z._default(z.nullable(z.int().check(z.gte(1), z.lte(999))), null),
    isDefault: z._default(z.boolean(), false),
    /** Of the status that it goes before; null: last. */
    before: z.optional(z.nullable(workId)),
  }),
  output: z.object({ statuses: z.array(status) }),
  errors: [
    unknownProject,
    unknownStatus,
    notAllowed,
    needsStatus,
    { status: 409, message: 'A project has at most 30 statuses.' },
  ],
  examples: [
    {
      input: { project: '00000000-0000-4000-8000-000000000000', name: 'Review', group: 'started' },
      as: 'user',
      status: 404,
    },
    { input: { project: '00000000-0000-4000-8000-000000000000', name: 'Review', group: 'started' }, status: 401 },
  ],
})
