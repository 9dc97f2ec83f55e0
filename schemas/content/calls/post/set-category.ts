import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { assetName } from '../../../layout/image'
import { storedNumber } from '../../../stored-number'

const texts = (length: number) =>
  z.strictObject({
    th: z.optional(z.string().check(z.maxLength(length))),
    en: z.optional(z.string().check(z.maxLength(length))),
  })

export const call = defineCall({
  name: 'post/set-category',
  summary: 'Adds a category, or changes the names, description and cover of one.',
  method: 'POST',
  path: '/api/post/set-category',
  access: 'manager',
  scope: 'site',
  resources: { id: 'post_category' },
  audit: 'post-category',
  cache: 'none',
  input: z.strictObject({
    /** Absent for a new one. */
    id: z.optional(z.string().check(z.maxLength(64))),
    version: z.optional(storedNumber()),
    name: texts(120),
    description: z.optional(texts(1000)),
    cover: z.optional(z.nullable(assetName())),
  }),
  output: z.object({ id: z.string(), slug: z.string(), version: z.int() }),
  errors: [
    { status: 404, message: 'There is no such category.' },
    { status: 409, message: 'Someone else has changed this meanwhile.' },
    { status: 422, message: 'Give it a name.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', name: { en: 'News' } }, as: 'manager', status: 404 },
    { input: { name: {} }, as: 'manager', status: 422 },
    { input: { name: { en: 'News' } }, as: 'user', status: 403 },
    { input: { name: { en: 'News' } }, status: 401 },
  ],
})
