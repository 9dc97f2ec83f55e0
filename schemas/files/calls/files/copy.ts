import { defineCall } from '../../../call'
import { placed, placing } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/copy',
  summary:
    'Copies files and folders, with all in them, into a folder; where a name is taken, as `choices` has it for each, else `conflict` for all.',
  method: 'POST',
  path: '/api/files/copy',
  access: 'user',
  scope: 'site',
  resources: { 'ids[]': 'item', to: 'folder' },
  audit: 'file-copy',
  cache: 'none',
  input: placing,
  output: placed,
  errors: [
    { status: 404, message: 'File or folder not found.' },
    { status: 409, message: 'A folder can’t be moved into itself.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { ids: ['00000000-0000-4000-8000-000000000000'], to: 'mine' }, as: 'user', status: 404 },
    { input: { ids: ['00000000-0000-4000-8000-000000000000'], to: 'mine' }, status: 401 },
  ],
})
