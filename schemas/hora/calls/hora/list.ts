import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { savedChart } from '../../entities/saved-chart'

export const call = defineCall({
  name: 'hora/list',
  summary: "The caller's own charts, page by page: live ones, or those in the trash.",
  method: 'GET',
  path: '/api/hora/charts',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    /** Searched in label, place, note and tags. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    tag: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** Newest change first, by name, or by the instant of birth. */
    sort: z._default(z.enum(['updated', 'label', 'birth']), 'updated'),
    trashed: z._default(z.stringbool(), false),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
  }),
  output: z.object({
    items: z.array(savedChart),
    next: z.optional(z.string()),
    /** Of the same filter. */
    total: z.int(),
  }),
  examples: [
    { input: {}, as: 'user' },
    { input: { q: 'แม่', sort: 'label', limit: '5' }, as: 'user' },
    { input: { cursor: 'nowhere' }, as: 'user', status: 400 },
    { input: {}, status: 401 },
  ],
})
