import { call } from '@schemas/work/calls/project/set-status'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { describeOpened } from '../../domain/projects/describe-projects'
import { transition } from '@gateway/states/transition'
import { projectMachine } from '@schemas/work/entities/project-machine'
import { workError } from '../../domain/messages'
import { workProject } from '../../tables'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, status } = context.input
    const project = await lockProject(actor, await openProject(actor, id), 'manager')
    const step = await transition(actor.db, projectMachine, {
      site: actor.site,
      table: workProject,
      id: project.id,
      to: status,
      who: actor.siteRole,
      person: actor.person,
      audit: ({ key }, from) => ({
        action: 'project-status',
        subject: `project:${key}`,
        before: { status: from },
        after: { status },
      }),
    })
    if (!step.ok) throw workError('refusedStatus', actor.locale, { field: 'status' })
    return describeOpened(actor, project)
  }),
)
