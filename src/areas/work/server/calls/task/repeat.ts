import { call } from '@schemas/work/calls/task/repeat'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject } from '../../domain/access/open-project'
import { findTask, reread } from '../../domain/tasks/find-task'
import { setRepeat } from '../../domain/tasks/repeats'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, repeat } = context.input
    const found = await findTask(actor, id)
    const project = await lockProject(actor, found.project, 'member')
    await setRepeat(actor, project, await reread(actor, found.row.id), repeat)
    return { repeat }
  }),
)
