import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownAttachment } from '../../entities/attachment'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'attachment/link',
  summary:
    'An address that gives the file of a row for some minutes, a film for an hour, to be opened by the browser itself: shown in the page, or saved under its name.',
  method: 'POST',
  path: '/api/attachment/link',
  access: 'user',
  scope: 'site',
  resources: { id: 'attachment' },
  cache: 'none',
  input: z.strictObject({
    id: itemId,
    /** `preview` shows it where that is safe; `save` always downloads. */ for: z.enum(['preview', 'save']),
  }),
  output: z.object({ address: z.string(), mimetype: z.string(), endsAt: z.string() }),
  errors: [
    unknownAttachment,
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', for: 'save' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', for: 'save' }, status: 401 },
  ],
})
