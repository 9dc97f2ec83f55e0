import { call } from '@schemas/work/calls/project/save-label'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { saveLabel } from '../../domain/projects/labels'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project, ...wanted } = context.input
    return {
      labels: await saveLabel(actor, await lockProject(actor, await openProject(actor, project), 'member'), wanted),
    }
  }),
)
