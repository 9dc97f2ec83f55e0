import { call } from '@schemas/work/calls/work/summary'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { summarise } from '../../domain/tasks/summary'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return summarise(actor, context.input)
  }),
)
