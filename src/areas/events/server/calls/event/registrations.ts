import { call } from '@schemas/events/calls/event/registrations'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listRegistrations } from '../../domain/staff/list-registrations'

export const handler = handle(call, async (context) =>
  asActor(context, (actor) => listRegistrations(actor, context.input)),
)
