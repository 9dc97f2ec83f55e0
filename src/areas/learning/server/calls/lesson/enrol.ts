import { call } from '@schemas/learning/calls/lesson/enrol'
import { handle } from '@gateway/call/handle'
import { enrol } from '../../domain/access/enrol'
import { asLearner } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asLearner(context, (learner) => {
    const { db: tx, site, now, timeZone, person: actor } = learner
    return enrol(learner, { tx, site, now, timeZone, actor, seal: context.services.seal }, context.input)
  }),
)
