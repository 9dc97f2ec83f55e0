import { call } from '@schemas/work/calls/task/watch'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { findTask } from '../../domain/tasks/find-task'
import { setWatching } from '../../domain/tasks/watch'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, watching } = context.input
    return { watching: await setWatching(actor, await findTask(actor, id), watching) }
  }),
)
