import { call } from '@schemas/learning/calls/certificate/set-listed'
import { handle } from '@gateway/call/handle'
import { setListed } from '../../domain/certificate/read'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, async (learner) => {
    const { code, listed } = context.input
    await setListed(learner, code, listed)
    return { listed }
  }),
)
