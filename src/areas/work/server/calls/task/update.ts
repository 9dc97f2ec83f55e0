import { call } from '@schemas/work/calls/task/update'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { findTask, reread } from '../../domain/tasks/find-task'
import { lockProject } from '../../domain/access/open-project'
import { describeTask } from '../../domain/tasks/describe'
import { changeTask } from '../../domain/tasks/change-task'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, changes } = context.input
    const found = await findTask(actor, id)
    const project = await lockProject(actor, found.project, 'member')
    const batch = context.input.batch ?? randomUUID()
    const row = await changeTask(actor, project, await reread(actor, found.row.id), { changes, batch })
    return { task: await describeTask(actor, project, row) }
  }),
)
