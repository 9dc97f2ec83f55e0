import { call } from '@schemas/events/calls/event/open-scan'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { openScan } from '../../domain/door/scan-pack'

export const handler = handle(call, async (context) => asActor(context, (actor) => openScan(actor)))
