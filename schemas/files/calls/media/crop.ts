import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { focusPoint, mediaItem } from '../../entities/media-item'

const share = z.number().check(z.gte(0), z.lte(1))

export const call = defineCall({
  name: 'media/crop',
  summary: 'Makes a new picture of a part of an uploaded one, which stays as it is.',
  method: 'POST',
  path: '/api/media/crop',
  access: 'manager',
  scope: 'site',
  resources: { id: 'item' },
  audit: 'crop',
  cache: 'none',
  input: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    /** In fractions (0–1) of the picture's displayed width and height. */
    area: z.strictObject({
      left: share,
      top: share,
      width: share.check(z.gte(0.01)),
      height: share.check(z.gte(0.01)),
    }),
    /** The focal point in the whole picture, where it differs from the centre of the crop. */
    focus: z.optional(focusPoint),
  }),
  output: mediaItem,
  errors: [
    { status: 404, message: 'File not found.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 422, message: 'This file isn’t a picture that can be cropped.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', area: { left: 0, top: 0, width: 0.5, height: 0.5 } },
      as: 'manager',
      status: 404,
    },
    {
      input: { id: '00000000-0000-4000-8000-000000000000', area: { left: 0, top: 0, width: 1, height: 1 } },
      status: 401,
    },
  ],
})
