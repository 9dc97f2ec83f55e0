import { call } from '@schemas/events/calls/event/packages'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listPackages } from '../../domain/staff/list-desk'

export const handler = handle(call, async (context) => asActor(context, (actor) => listPackages(actor, context.input)))
