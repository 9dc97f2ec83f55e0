import { call } from '@schemas/work/calls/work/groups'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listGroups } from '../../domain/projects/list-groups'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return listGroups(actor, context.input.archived)
  }),
)
