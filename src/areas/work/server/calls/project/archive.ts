import { call } from '@schemas/work/calls/project/archive'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { describeOpened } from '../../domain/projects/describe-projects'
import { archiveProject } from '../../domain/projects/projects'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, archived } = context.input
    const project = await lockProject(actor, await openProject(actor, id), 'manager', { alsoArchived: true })
    await archiveProject(actor, project, archived)
    return describeOpened(actor, await openProject(actor, project.id))
  }),
)
