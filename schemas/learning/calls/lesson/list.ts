import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { lessonCard, namedPictures } from '../../entities/lesson'
import { languages, lengths, lessonSorts, levels, prices } from '../../entities/lesson-list'

export const call = defineCall({
  name: 'lesson/list',
  summary: 'Published lessons in the visitor’s language: searched, filtered, sorted, page by page.',
  method: 'GET',
  path: '/api/lesson/list',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({
    ...listInput({
      filters: {
        category: z.optional(z.string().check(z.maxLength(60))),
        level: z.optional(z.enum(levels)),
        language: z.optional(z.enum(languages)),
        price: z.optional(z.enum(prices)),
        length: z.optional(z.enum(lengths)),
      },
      sorts: lessonSorts,
      rows: 24,
      maxRows: 60,
    }),
    /** Sends the pictures with the answer, for a list that goes on without a page. */
    pictures: z.optional(z.union([z.boolean(), z.stringbool()])),
  }),
  output: z.object({
    ...listAnswer(lessonCard),
    categories: z.array(z.object({ code: z.string(), title: z.string() })),
    assets: namedPictures,
  }),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {} },
    { input: { q: 'data', level: 'beginner', sort: 'price', price: 'paid', length: 'medium', total: 'true' } },
    { input: { cursor: 'broken' }, status: 400 },
  ],
})
