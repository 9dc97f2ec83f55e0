import { call } from '@schemas/work/calls/project/delete-status'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject } from '../../domain/access/open-project'
import { deleteStatus, listStatuses, projectOfStatus } from '../../domain/projects/statuses'
import { auditChange } from '../../domain/projects/audit-change'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { input } = context
    const project = await lockProject(actor, await projectOfStatus(actor, input.id), 'manager')
    const moved = await deleteStatus(actor, project, input)
    await auditChange(actor, project, { before: { status: input.id } })
    return { statuses: await listStatuses(actor, project.id), moved }
  }),
)
