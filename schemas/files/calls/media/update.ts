import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { altText, focusPoint, mediaItem } from '../../entities/media-item'
import { storedNumber } from '../../../stored-number'

export const call = defineCall({
  name: 'media/update',
  summary:
    'Changes what is said of a picture or file: its name, its alternative text, the point that stays in view. Names the version it read; a stale one is refused.',
  method: 'POST',
  path: '/api/media/update',
  access: 'manager',
  scope: 'site',
  resources: { id: 'item' },
  audit: 'update',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    version: storedNumber(),
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(255))),
    alt: z.optional(altText),
    /** null: the centre, as for a picture without a focal point. */
    focus: z.optional(z.nullable(focusPoint)),
  }),
  output: mediaItem,
  errors: [
    { status: 404, message: 'File not found.' },
    { status: 409, message: 'Someone else changed this file. You now see the latest version.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, alt: { th: 'แมว' } },
      as: 'manager',
      status: 404,
    },
    { input: { id: '00000000-0000-4000-8000-000000000000', version: 1 }, status: 401 },
  ],
})
