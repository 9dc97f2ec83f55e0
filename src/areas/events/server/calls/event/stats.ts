import { call } from '@schemas/events/calls/event/stats'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { stats } from '../../domain/staff/stats'

export const handler = handle(call, async (context) => asActor(context, (actor) => stats(actor, context.input)))
