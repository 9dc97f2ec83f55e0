import { call } from '@schemas/work/calls/view/save'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { saveView } from '../../domain/views'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return saveView(actor, context.input)
  }),
)
