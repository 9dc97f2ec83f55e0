import { eq } from 'drizzle-orm'
import { call } from '@schemas/learning/calls/lesson/list'
import { handle } from '@gateway/call/handle'
import { picturesOf } from '@areas/commerce/server/public'
import { listCategories, listLessons } from '../../domain/list-lessons'
import { asReader } from '../../domain/reader'
import { lesson } from '../../tables'

export const handler = handle(call, async (context) => {
  const { pictures, ...input } = context.input
  const answer = await asReader(context, async (reader) => ({
    ...(await listLessons(reader, input, eq(lesson.status, 'published'))),
    categories: await listCategories(reader),
  }))
  return { ...answer, ...(pictures ? { assets: await picturesOf(context, answer) } : {}) }
})
