import { call } from '@schemas/learning/calls/certificate/reissue'
import { handle } from '@gateway/call/handle'
import { reissue } from '../../domain/certificate/manage'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => ({ code: await reissue(author, context.input) })),
)
