import { call } from '@schemas/events/calls/event/scan'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { scan } from '../../domain/door/scan'

export const handler = handle(call, async (context) => asSelf(context, (actor) => scan(actor, context.input)))
