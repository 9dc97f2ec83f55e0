import { call } from '@schemas/work/calls/task/open'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { findTask } from '../../domain/tasks/find-task'
import { openTask } from '../../domain/tasks/open-task'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return openTask(actor, await findTask(actor, context.input.task))
  }),
)
