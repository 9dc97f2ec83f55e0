import { call } from '@schemas/work/calls/project/people'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { openProject } from '../../domain/access/open-project'
import { findNewMembers } from '../../domain/projects/new-members'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project, q } = context.input
    return { people: await findNewMembers(actor, await openProject(actor, project), q) }
  }),
)
