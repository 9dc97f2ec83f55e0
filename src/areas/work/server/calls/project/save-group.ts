import { call } from '@schemas/work/calls/project/save-group'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { saveGroup } from '../../domain/projects/projects'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return saveGroup(actor, context.input)
  }),
)
