import { call } from '@schemas/work/calls/project/open'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { openProject } from '../../domain/access/open-project'
import { describeOpened } from '../../domain/projects/describe-projects'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return describeOpened(actor, await openProject(actor, context.input.project))
  }),
)
