import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { color } from '../../entities/status'
import { projectName, slug, unknownGroup, workId } from '../../entities/project'

export const call = defineCall({
  name: 'project/save-group',
  summary: 'Makes a group of projects, or changes one.',
  method: 'POST',
  path: '/api/project/save-group',
  access: 'manager',
  scope: 'site',
  resources: { id: 'work_group' },
  audit: 'project-group',
  cache: 'none',
  input: z.strictObject({
    id: z.optional(workId),
    slug,
    name: projectName,
    color: z._default(color, 'neutral'),
    archived: z._default(z.boolean(), false),
  }),
  output: z.object({ id: z.string(), slug: z.string() }),
  errors: [unknownGroup, { status: 409, message: 'Another group has this address.' }],
  examples: [
    { input: { slug: 'house', name: 'In-house' }, as: 'manager' },
    { input: { id: '00000000-0000-4000-8000-000000000000', slug: 'lost', name: 'Lost' }, as: 'manager', status: 404 },
    { input: { slug: 'house', name: 'In-house' }, as: 'user', status: 403 },
  ],
})
