import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { noRight, unknownItem, unknownLesson } from '../../entities/lesson'
import { studyState } from '../../entities/study'

export const call = defineCall({
  name: 'lesson/track',
  summary: 'Reports what was watched of a film, every ten seconds, on pause and on leaving.',
  method: 'POST',
  path: '/api/lesson/track',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug', item: 'lesson_item_slug' },
  cache: 'none',
  limit: 30,
  unrecorded: true,
  input: z.strictObject({
    lesson: slugInput,
    item: slugInput,
    /** From and to, in tenths of a second. */
    ranges: z
      .array(z.tuple([z.int().check(z.gte(0), z.lte(864_000)), z.int().check(z.gte(0), z.lte(864_000))]))
      .check(z.maxLength(100)),
    last: z.int().check(z.gte(0), z.lte(864_000)),
    /** Input since the last report, or an answer to the idle checker. */
    present: z._default(z.boolean(), false),
  }),
  output: studyState,
  errors: [unknownLesson, unknownItem, noRight, { status: 422, message: 'Only films are watched.' }],
  examples: [
    { input: { lesson: 'no-such-lesson', item: 'film', ranges: [[0, 100]], last: 100 }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson', item: 'film', ranges: [], last: 0 }, status: 401 },
  ],
})
