import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownView } from '../../entities/saved-view'
import { notAllowed, workId } from '../../entities/project'

export const call = defineCall({
  name: 'view/remove',
  summary: 'Removes a saved view.',
  method: 'POST',
  path: '/api/view/remove',
  access: 'user',
  scope: 'site',
  resources: { id: 'work_view' },
  cache: 'none',
  input: z.strictObject({ id: workId }),
  output: z.object({ removed: z.boolean() }),
  errors: [unknownView, notAllowed],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
