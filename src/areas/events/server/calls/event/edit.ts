import { call } from '@schemas/events/calls/event/edit'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { describeEdited, findEvent } from '../../domain/staff/describe-edited'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => describeEdited(actor, await findEvent(actor, context.input.id))),
)
