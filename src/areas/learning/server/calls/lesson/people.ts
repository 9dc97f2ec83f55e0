import { call } from '@schemas/learning/calls/lesson/people'
import { handle } from '@gateway/call/handle'
import { listPeople } from '../../domain/author/people'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => asReader(context, (author) => listPeople(author, context.input)))
