import * as z from 'zod/mini'
import { defineCall } from '../../call'

/** `picture` is a file in base64: PNG, JPEG, WebP, GIF, AVIF; null takes the picture away. */
export const call = defineCall({
  name: 'account/set-avatar',
  summary: 'Gives a person a picture, drawn anew as a square.',
  method: 'POST',
  path: '/account/set-avatar',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 20,
  bytes: 8 * 1024 * 1024,
  input: z.strictObject({ picture: z.nullable(z.base64().check(z.maxLength(8 * 1024 * 1024))) }),
  output: z.object({ avatar: z.nullable(z.string()) }),
  errors: [{ status: 422, message: 'This file is not a picture that can be read. Choose a PNG, JPEG, WebP or GIF.' }],
  examples: [{ input: { picture: 'bm90IGEgcGljdHVyZQ==' }, as: 'user', status: 422 }, { input: { picture: null }, status: 401 }],
})
