import { call } from '@schemas/events/calls/event/desk'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listDesk } from '../../domain/staff/list-desk'

export const handler = handle(call, async (context) => asActor(context, (actor) => listDesk(actor, context.input)))
