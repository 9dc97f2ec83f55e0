import * as z from 'zod/mini'
import { emailAddress } from '../../../email'
import { defineCall } from '../../../call'
import { memberRole, notAllowed, projectMember, unknownProject, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/set-member',
  summary: 'Gives a person of the site a role in a project, changes it, or with null ends it. For its managers.',
  method: 'POST',
  path: '/api/project/set-member',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project', person: 'work_person' },
  audit: 'project-member',
  limit: 60,
  cache: 'none',
  input: z.strictObject({
    project: workId,
    email: z.optional(emailAddress),
    person: z.optional(workId),
    role: z.nullable(memberRole),
  }),
  output: z.object({ members: z.array(projectMember) }),
  errors: [
    unknownProject,
    notAllowed,
    { status: 404, message: 'No one here has this address.' },
    { status: 409, message: 'A project keeps at least one manager.' },
  ],
  examples: [
    {
      input: { project: '00000000-0000-4000-8000-000000000000', email: 'a@b.example', role: 'viewer' },
      as: 'user',
      status: 404,
    },
    { input: { project: '00000000-0000-4000-8000-000000000000', email: 'a@b.example', role: 'viewer' }, status: 401 },
  ],
})
