import { call } from '@schemas/events/calls/event/act'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { actOn } from '../../domain/staff/act'

export const handler = handle(call, async (context) => asSelf(context, (actor) => actOn(actor, context.input)))
