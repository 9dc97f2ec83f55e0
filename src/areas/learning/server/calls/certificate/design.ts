import { call } from '@schemas/learning/calls/certificate/design'
import { handle } from '@gateway/call/handle'
import { saveDesign } from '../../domain/certificate/manage'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, (author) => saveDesign(author, context.input)),
)
