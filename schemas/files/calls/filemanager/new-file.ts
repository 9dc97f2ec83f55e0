import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { fileItem, folderId, itemName, publicKey } from '../../entities/file-item'

export const call = defineCall({
  name: 'filemanager/new-file',
  summary:
    "Makes a file of what the browser put into the store: `url` is the address that `files/start-upload` gave, or the upload's id. Size, type and dimensions are read from what is there, never taken from here.",
  method: 'POST',
  path: '/filemanager/new_file',
  access: 'guest',
  scope: 'site',
  resources: { url: 'upload', parent: 'folder' },
  cache: 'none',
  query: ['key'],
  input: z.strictObject({
    key: publicKey,
    name: itemName,
    path: z._default(z.string().check(z.maxLength(4000)), ''),
    type: z._default(z.literal('file'), 'file'),
    parent: z._default(folderId, 'mine'),
    url: z.string().check(z.minLength(1), z.maxLength(4000)),
    size: z.optional(z.int()),
    mimetype: z.optional(z.string().check(z.maxLength(200))),
    dimensions: z.optional(z.nullable(z.object({ width: z.int(), height: z.int() }))),
    thumbnail: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
    createdAt: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.object({ status: z.boolean(), itemId: z.string(), item: fileItem }),
  errors: [
    { status: 401, message: 'No token found' },
    { status: 404, message: 'Upload not found, or it has expired.' },
  ],
  examples: [
    { input: { name: 'a.txt', url: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { name: 'a.txt', url: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
