import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { workGroup } from '../../entities/project'

export const call = defineCall({
  name: 'work/groups',
  summary: 'The groups with the projects that the caller sees, each with its progress.',
  method: 'GET',
  path: '/api/work/groups',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ archived: z._default(z.stringbool(), false) }),
  output: z.object({ groups: z.array(workGroup), mayCreate: z.boolean() }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
