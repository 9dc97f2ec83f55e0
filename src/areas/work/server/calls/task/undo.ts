import { call } from '@schemas/work/calls/task/undo'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { undoBatch } from '../../domain/tasks/undo'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return undoBatch(actor, context.input.batch)
  }),
)
