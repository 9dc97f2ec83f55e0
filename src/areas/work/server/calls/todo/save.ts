import { call } from '@schemas/work/calls/todo/save'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { saveTodo } from '../../domain/todos'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return saveTodo(actor, context.input)
  }),
)
