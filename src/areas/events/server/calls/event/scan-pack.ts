import { call } from '@schemas/events/calls/event/scan-pack'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { scanPack } from '../../domain/door/scan-pack'

export const handler = handle(call, async (context) => asSelf(context, (actor) => scanPack(actor, context.input)))
