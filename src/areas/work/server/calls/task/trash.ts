import { call } from '@schemas/work/calls/task/trash'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { findTask, reread } from '../../domain/tasks/find-task'
import { lockProject } from '../../domain/access/open-project'
import { trashTask } from '../../domain/tasks/trash-task'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const found = await findTask(actor, context.input.id)
    const project = await lockProject(actor, found.project, 'member')
    const batch = context.input.batch ?? randomUUID()
    return { trashed: await trashTask(actor, project, await reread(actor, found.row.id), batch) }
  }),
)
