import { call } from '@schemas/work/calls/work/window'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { readWindow } from '../../domain/tasks/window'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return readWindow(actor, context.input)
  }),
)
