import { call } from '@schemas/work/calls/todo/remove'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { removeTodo } from '../../domain/todos'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    await removeTodo(actor, context.input.id)
    return { removed: true }
  }),
)
