import { call } from '@schemas/learning/calls/lesson/desk'
import { handle } from '@gateway/call/handle'
import { listLessons } from '../../domain/list-lessons'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (reader) => listLessons(reader, context.input)),
)
