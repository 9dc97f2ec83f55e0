import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { assetName } from '../../../layout/image'
import { isHttpsAddress } from '../../../layout/https-address'
import { storedNumber } from '../../../stored-number'

const texts = (length: number) =>
  z.strictObject({
    th: z.optional(z.string().check(z.maxLength(length))),
    en: z.optional(z.string().check(z.maxLength(length))),
  })

export const call = defineCall({
  name: 'post/set-author',
  summary: 'Adds an author, a member or not, or changes one. Their posts show the change at once.',
  method: 'POST',
  path: '/api/post/set-author',
  access: 'manager',
  scope: 'site',
  resources: { id: 'post_author' },
  audit: 'post-author',
  cache: 'none',
  input: z.strictObject({
    /** Absent for a new one. */
    id: z.optional(z.string().check(z.maxLength(64))),
    version: z.optional(storedNumber()),
    name: texts(120),
    role: z.optional(texts(120)),
    bio: z.optional(texts(2000)),
    portrait: z.optional(z.nullable(assetName())),
    links: z.optional(
      z
        .array(
          z.strictObject({
            label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
            to: z.string().check(z.maxLength(2000), z.refine(isHttpsAddress)),
          }),
        )
        .check(z.maxLength(10)),
    ),
  }),
  output: z.object({ id: z.string(), slug: z.string(), version: z.int() }),
  errors: [
    { status: 404, message: 'There is no such author.' },
    { status: 409, message: 'Someone else has changed this meanwhile.' },
    { status: 422, message: 'Give it a name.' },
  ],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000', name: { en: 'Ann' } }, as: 'manager', status: 404 },
    { input: { name: {} }, as: 'manager', status: 422 },
    { input: { name: { en: 'Ann' } }, as: 'user', status: 403 },
    { input: { name: { en: 'Ann' } }, status: 401 },
  ],
})
