import { call } from '@schemas/learning/calls/lesson/grant'
import { handle } from '@gateway/call/handle'
import { grant } from '../../domain/author/people'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => asLearner(context, (author) => grant(author, context.input)))
