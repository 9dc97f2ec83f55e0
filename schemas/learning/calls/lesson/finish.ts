import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { slugInput } from '../../entities/item'
import { noRight, unknownItem, unknownLesson, watchFirst } from '../../entities/lesson'
import { studyState } from '../../entities/study'

export const call = defineCall({
  name: 'lesson/finish',
  summary: 'Marks a page, a document or an embedded film as done. A film that is measured must have been watched.',
  method: 'POST',
  path: '/api/lesson/finish',
  access: 'user',
  scope: 'site',
  resources: { lesson: 'lesson_slug', item: 'lesson_item_slug' },
  cache: 'none',
  input: z.strictObject({ lesson: slugInput, item: slugInput }),
  output: studyState,
  errors: [unknownLesson, unknownItem, noRight, watchFirst],
  examples: [
    { input: { lesson: 'no-such-lesson', item: 'page' }, as: 'user', status: 404 },
    { input: { lesson: 'no-such-lesson', item: 'page' }, status: 401 },
  ],
})
