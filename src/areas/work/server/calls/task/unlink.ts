import { call } from '@schemas/work/calls/task/unlink'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { unlinkTasks } from '../../domain/tasks/links'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return { links: await unlinkTasks(actor, context.input, randomUUID()) }
  }),
)
