import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { mediaItem } from '../../entities/media-item'

/** Refused while anything shows it; then `error.details` is `{ uses }`, a list of `mediaUse`. */
export const call = defineCall({
  name: 'media/trash',
  summary: 'Puts a picture or file into the trash, from where it goes for good after 30 days.',
  method: 'POST',
  path: '/api/media/trash',
  access: 'manager',
  scope: 'site',
  resource: { input: 'id', of: 'item' },
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: mediaItem,
  errors: [
    { status: 404, message: 'There is no such file.' },
    { status: 409, message: 'This file is used on {places}. Take it off there first.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
