import { call } from '@schemas/work/calls/project/save'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { describeOpened } from '../../domain/projects/describe-projects'
import { workError } from '../../domain/messages'
import { changeProject } from '../../domain/projects/projects'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, version, ...changes } = context.input
    const project = await lockProject(actor, await openProject(actor, id), 'manager')
    if (project.row.version !== version)
      throw workError('staleProject', actor.locale, { details: { project: await describeOpened(actor, project) } })
    await changeProject(actor, project, changes)
    return describeOpened(actor, await openProject(actor, project.id))
  }),
)
