import { call } from '@schemas/work/calls/project/set-member'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { setMember } from '../../domain/projects/set-member'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project, ...wanted } = context.input
    return {
      members: await setMember(actor, await lockProject(actor, await openProject(actor, project), 'manager'), wanted),
    }
  }),
)
