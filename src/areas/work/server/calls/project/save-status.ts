import { call } from '@schemas/work/calls/project/save-status'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { listStatuses, saveStatus } from '../../domain/projects/statuses'
import { auditChange } from '../../domain/projects/audit-change'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project: ref, ...wanted } = context.input
    const project = await lockProject(actor, await openProject(actor, ref), 'manager')
    await saveStatus(actor, project, wanted)
    await auditChange(actor, project, { after: { status: wanted.name } })
    return { statuses: await listStatuses(actor, project.id) }
  }),
)
