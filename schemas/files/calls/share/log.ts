import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shareActs, shareId } from '../../entities/share'

export const call = defineCall({
  name: 'share/log',
  summary:
    'Who came by a link and what they did there, newest first; what one device does again within ten minutes is one line.',
  method: 'GET',
  path: '/api/share/log/{id}',
  access: 'user',
  scope: 'site',
  resources: { id: 'share' },
  cache: 'private',
  input: z.strictObject({ id: shareId, cursor: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        act: z.enum(shareActs),
        /** The affected item, where it was not the whole share. */
        name: z.nullable(z.string()),
        /** The device's IP address, as the rate limits count it. */
        address: z.string(),
        userAgent: z.string(),
        /** A signed-in person of the site. */
        by: z.nullable(z.string()),
        times: z.int(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [{ status: 404, message: 'Link not found.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
