import { call } from '@schemas/work/calls/project/create'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { createProject } from '../../domain/projects/projects'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return createProject(actor, context.input)
  }),
)
