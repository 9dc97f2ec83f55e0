import { call } from '@schemas/work/calls/task/move'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { findTask, reread } from '../../domain/tasks/find-task'
import { lockProject } from '../../domain/access/open-project'
import { describeTask } from '../../domain/tasks/describe'
import { changeTask } from '../../domain/tasks/change-task'
import { rankAt } from '../../domain/tasks/rank-at'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, before, after, set } = context.input
    const found = await findTask(actor, id)
    const project = await lockProject(actor, found.project, 'member')
    const batch = context.input.batch ?? randomUUID()
    const row = await reread(actor, found.row.id)
    const rank = before || after ? await rankAt(actor, project.id, { before, after }, row.id) : undefined
    const moved = await changeTask(actor, project, await reread(actor, row.id), {
      changes: set,
      batch,
      ...(rank === undefined ? {} : { rank }),
    })
    return { task: await describeTask(actor, project, moved) }
  }),
)
