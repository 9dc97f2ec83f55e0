import { call } from '@schemas/work/calls/task/comment'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { findTask } from '../../domain/tasks/find-task'
import { addComment } from '../../domain/tasks/comment'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { task, ...written } = context.input
    return addComment(actor, await findTask(actor, task), written)
  }),
)
