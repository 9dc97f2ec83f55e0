import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { mostFileBytes } from '../../entities/media-item'

/** `address` takes one PUT of exactly these bytes with exactly these headers; then `media/finish-upload` makes the file of it. */
export const call = defineCall({
  name: 'media/start-upload',
  summary: 'Gives an address to which the browser sends one picture or file for the site.',
  method: 'POST',
  path: '/api/media/start-upload',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  input: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** Bytes. */
    size: z.int().check(z.gte(1), z.lte(mostFileBytes)),
    /** As the browser names it; what the file really is decides when it has come. */
    type: z._default(z.string().check(z.regex(/^(?:[\w.+-]{1,60}\/[\w.+-]{1,100})?$/)), ''),
  }),
  output: z.object({ id: z.string(), address: z.string(), headers: z.record(z.string(), z.string()) }),
  errors: [{ status: 422, message: 'Pictures may have at most 40 MB. Please make it smaller and try again.' }],
  examples: [
    { input: { name: 'ภาพ.jpg', size: 1000, type: 'image/jpeg' }, as: 'manager' },
    { input: { name: 'wall.jpg', size: 41_943_041, type: 'image/jpeg' }, as: 'manager', status: 422 },
    { input: { name: 'a.jpg', size: 1 }, as: 'admin' },
    { input: { name: 'a.jpg', size: 1 }, as: 'user', status: 403 },
    { input: { name: 'a.jpg', size: 1 }, status: 401 },
  ],
})
