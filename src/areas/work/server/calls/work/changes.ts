import { call } from '@schemas/work/calls/work/changes'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { changesSince } from '../../domain/tasks/changes'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return changesSince(actor, context.input.project, context.input.since)
  }),
)
