import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/link',
  summary:
    'An address that gives a file for some minutes, a document for an hour and a film for six, to be opened by the browser itself: shown in the page, or saved under its name.',
  method: 'POST',
  path: '/api/files/link',
  access: 'user',
  scope: 'site',
  resources: { id: 'item' },
  cache: 'none',
  input: z.strictObject({
    id: itemId,
    /** `preview` shows it where that is safe; `save` always downloads. */ for: z.enum(['preview', 'save']),
  }),
  output: z.object({ address: z.string(), mimetype: z.string(), endsAt: z.string() }),
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', for: 'save' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', for: 'save' }, status: 401 },
  ],
})
