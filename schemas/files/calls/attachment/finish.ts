import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { attachment, attachmentKind } from '../../entities/attachment'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'attachment/finish',
  summary:
    'Makes a file for a row of what was sent with the purpose `attachment`. It is its sender’s until a call of the area links it to a row (`message/send`, `task/attach`), and is removed after a day otherwise. Asked again, it answers the same.',
  method: 'POST',
  path: '/api/attachment/finish',
  access: 'user',
  scope: 'site',
  resources: { id: 'attachment_upload' },
  cache: 'none',
  input: z.strictObject({ id: itemId, kind: attachmentKind }),
  output: attachment,
  errors: [
    { status: 403, message: 'You don’t have permission to do this.' },
    { status: 404, message: 'Upload not found, or it has expired.' },
    { status: 409, message: 'The file hasn’t arrived yet. Please upload it again.' },
    { status: 410, message: 'This upload was cancelled. Please upload the file again.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 422, message: 'Up to 40 files can be added here.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
    {
      status: 507,
      message: 'Storage is full. Nothing was lost. Please tell the site’s administrator and try again later.',
    },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', kind: 'task' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', kind: 'task' }, status: 401 },
  ],
})
