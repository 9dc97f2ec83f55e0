import { call } from '@schemas/work/calls/task/link'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { randomUUID } from 'node:crypto'
import { linkTasks } from '../../domain/tasks/links'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return { links: await linkTasks(actor, context.input, randomUUID()) }
  }),
)
