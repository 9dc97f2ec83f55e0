import { call } from '@schemas/learning/calls/certificate/set-rule'
import { handle } from '@gateway/call/handle'
import { setRule } from '../../domain/certificate/manage'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) => asLearner(context, (author) => setRule(author, context.input)))
