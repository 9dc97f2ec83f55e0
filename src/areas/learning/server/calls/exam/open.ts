import { call } from '@schemas/learning/calls/exam/open'
import { handle } from '@gateway/call/handle'
import { describeExam } from '../../domain/exam/describe-exam'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (reader) => describeExam(reader, context.input)),
)
