import * as z from 'zod/mini'
import { watermarkPositions } from '../../../constants'
import { defineCall } from '../../../call'
import { fileItem, itemId } from '../../entities/file-item'

export const call = defineCall({
  name: 'files/watermark',
  summary:
    'Makes a new picture of one, upright and with a mark in it: words, or another picture. The picture that it is made of stays as it is.',
  method: 'POST',
  path: '/api/files/watermark',
  access: 'user',
  scope: 'site',
  resources: { id: 'item', image: 'item' },
  cache: 'none',
  limit: 30,
  input: z.strictObject({
    id: itemId,
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    /** A picture's id, instead of text. */
    image: z.optional(itemId),
    position: z._default(z.enum(watermarkPositions), 'bottom-right'),
    opacity: z._default(z.number().check(z.gte(0.05), z.lte(1)), 0.85),
  }),
  output: fileItem,
  errors: [
    { status: 400, message: 'Choose text or a picture for the watermark.' },
    { status: 404, message: 'File or folder not found.' },
    { status: 413, message: 'Not enough storage left.' },
    { status: 422, message: 'This file isn’t a picture that can be watermarked.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', text: '© ร้านน้ำปั่น' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000', text: 'a' }, status: 401 },
  ],
})
