import { call } from '@schemas/events/calls/event/set-status'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { describeEdited } from '../../domain/staff/describe-edited'
import { setEventStatus } from '../../domain/staff/set-status'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => describeEdited(actor, await setEventStatus(actor, context.input))),
)
