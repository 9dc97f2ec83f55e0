import { call } from '@schemas/events/calls/event/add'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { addRegistration } from '../../domain/staff/add'

export const handler = handle(call, async (context) =>
  asSelf(context, (actor) => addRegistration(actor, context.input)),
)
