import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/document',
  summary: "What a file is called and is. With the site's public token: public files alone.",
  method: 'GET',
  path: '/filemanager/document/{id}',
  access: 'guest',
  scope: 'site',
  resources: { id: 'item' },
  cache: 'private',
  input: z.strictObject({ key: publicKey, id: itemId }),
  output: z.object({ status: z.boolean(), data: z.object({ name: z.string(), mimetype: z.string(), size: z.int() }) }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'Document details not found' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
