import { call } from '@schemas/learning/calls/lesson/open'
import { handle } from '@gateway/call/handle'
import { describeLesson } from '../../domain/describe'
import { findLesson } from '../../domain/find-lesson'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, async (reader) => {
    const lesson = await describeLesson(reader, await findLesson(reader, context.input.lesson))
    const { title, summary, cover } = lesson
    return {
      lesson,
      head: { title, ...(summary ? { description: summary } : {}), ...(cover ? { image: cover.asset } : {}) },
    }
  }),
)
