import { call } from '@schemas/work/calls/view/remove'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { removeView } from '../../domain/views'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    await removeView(actor, context.input.id)
    return { removed: true }
  }),
)
