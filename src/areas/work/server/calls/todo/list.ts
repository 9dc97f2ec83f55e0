import { call } from '@schemas/work/calls/todo/list'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { myDay } from '../../domain/todos'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return myDay(actor)
  }),
)
