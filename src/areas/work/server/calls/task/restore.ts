import { call } from '@schemas/work/calls/task/restore'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { findTask, reread } from '../../domain/tasks/find-task'
import { lockProject } from '../../domain/access/open-project'
import { describeTask } from '../../domain/tasks/describe'
import { restoreTask } from '../../domain/tasks/trash-task'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const found = await findTask(actor, context.input.id, { trashed: true })
    const project = await lockProject(actor, found.project, 'member')
    const row = await restoreTask(actor, project, await reread(actor, found.row.id, true), randomUUID())
    return describeTask(actor, project, row)
  }),
)
