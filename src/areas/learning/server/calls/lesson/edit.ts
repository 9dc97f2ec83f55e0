import { call } from '@schemas/learning/calls/lesson/edit'
import { handle } from '@gateway/call/handle'
import { describeEdited } from '../../domain/author/describe-edited'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (reader) => describeEdited(reader, { slug: context.input.lesson })),
)
