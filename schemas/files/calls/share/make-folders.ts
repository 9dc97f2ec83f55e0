import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { folderPaths } from '../../entities/file-item'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/make-folders',
  summary:
    'Makes folders by their paths in a shared folder that takes files from visitors, for those that come with nothing in them. What is there already is left as it is, a name that a file has is numbered, and nothing is told of either. They are made some at a time: where one is refused, those before it may be there.',
  method: 'POST',
  path: '/api/share/make-folders',
  access: 'guest',
  scope: 'site',
  resources: { code: 'shared_code', folder: 'shared_item' },
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    folder: z.optional(z.string().check(z.maxLength(64))),
    paths: folderPaths,
  }),
  output: z.object({}),
  errors: [
    { status: 403, message: 'This link doesn’t allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 409, message: 'Folders can be nested up to 60 levels deep.' },
    { status: 410, message: 'This link has expired.' },
    { status: 429, message: 'Too many folders were created with this link today. Please try again tomorrow.' },
  ],
  examples: [{ input: { code: 'no-such-share', paths: ['Trip'] }, status: 404 }],
})
