import { call } from '@schemas/learning/calls/exam/edit'
import { handle } from '@gateway/call/handle'
import { editExam } from '../../domain/author/exam'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (author) => editExam(author, context.input.item)),
)
