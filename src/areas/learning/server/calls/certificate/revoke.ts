import { call } from '@schemas/learning/calls/certificate/revoke'
import { handle } from '@gateway/call/handle'
import { revoke } from '../../domain/certificate/manage'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => {
    await revoke(author, context.input)
    return {}
  }),
)
