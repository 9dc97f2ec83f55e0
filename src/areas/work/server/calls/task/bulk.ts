import { call } from '@schemas/work/calls/task/bulk'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { changeMany } from '../../domain/tasks/change-many'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return changeMany(actor, context.input)
  }),
)
