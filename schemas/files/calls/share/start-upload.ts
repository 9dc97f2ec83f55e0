import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxUploadBytes, uploadName, uploadState } from '../../entities/file-item'
import { shareCode, shareVisit } from '../../entities/share'

export const call = defineCall({
  name: 'share/start-upload',
  summary:
    'Opens the way for one file into a shared folder that takes files from visitors. It counts towards the room of whose folder it is; a name that is taken is numbered.',
  method: 'POST',
  path: '/api/share/start-upload',
  access: 'guest',
  scope: 'site',
  resources: { code: 'share_code', folder: 'shared_item' },
  cache: 'none',
  limit: 240,
  input: z.strictObject({
    code: shareCode,
    visit: shareVisit,
    named: z.optional(uploadName),
    folder: z.optional(z.string().check(z.maxLength(64))),
    /** Folders below it for the file; missing ones are made. */ folders: z._default(
      z.string().check(z.maxLength(4000)),
      '',
    ),
    name: z.string().check(z.minLength(1), z.maxLength(1000)),
    size: z.int().check(z.gte(0), z.lte(maxUploadBytes)),
    type: z._default(z.string().check(z.regex(/^(?:[\w.+-]{1,60}\/[\w.+-]{1,100})?$/)), ''),
  }),
  output: z.object({
    upload: uploadState,
    single: z.optional(z.object({ address: z.string(), headers: z.record(z.string(), z.string()) })),
  }),
  errors: [
    { status: 403, message: 'This link doesn’t allow that.' },
    { status: 404, message: 'No data found for the provided share_code' },
    { status: 409, message: 'Folders can be nested up to 60 levels deep.' },
    { status: 410, message: 'This link has expired.' },
    { status: 413, message: 'Not enough storage left.' },
    {
      status: 429,
      message: 'Too much was sent in a few minutes. Please wait 15 minutes, then send the rest.',
    },
    { status: 429, message: 'Too many folders were created with this link today. Please try again tomorrow.' },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'Storage is busy right now. Please try again in a moment.' },
  ],
  examples: [{ input: { code: 'no-such-share', name: 'a.txt', size: 1 }, status: 404 }],
})
