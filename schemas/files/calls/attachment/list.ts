import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { attachment, attachmentKind } from '../../entities/attachment'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'attachment/list',
  summary: 'The files of a row that the caller reads, and whether they may add and remove some.',
  method: 'GET',
  path: '/api/attachment/list',
  access: 'user',
  scope: 'site',
  resources: { row: 'work_task' },
  cache: 'private',
  input: z.strictObject({ kind: attachmentKind, row: itemId }),
  output: z.object({ attachments: z.array(attachment), mayWrite: z.boolean(), limit: z.int() }),
  errors: [{ status: 404, message: 'File or folder not found.' }],
  examples: [
    { input: { kind: 'task', row: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { kind: 'task', row: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
