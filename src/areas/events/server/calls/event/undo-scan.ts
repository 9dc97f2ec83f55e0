import { call } from '@schemas/events/calls/event/undo-scan'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { undoScan } from '../../domain/door/scan'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => {
    await undoScan(actor, context.input.id)
    return { undone: true as const }
  }),
)
