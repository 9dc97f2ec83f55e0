import { call } from '@schemas/work/calls/project/star'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { openProject } from '../../domain/access/open-project'
import { setStarred } from '../../domain/access/members'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, starred } = context.input
    const project = await openProject(actor, id)
    const marked = await setStarred(actor.db, { project: project.id, person: actor.person, starred })
    return { starred: marked && starred }
  }),
)
