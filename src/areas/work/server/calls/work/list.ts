import { call } from '@schemas/work/calls/work/list'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listTasks } from '../../domain/tasks/list-tasks'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return listTasks(actor, context.input)
  }),
)
