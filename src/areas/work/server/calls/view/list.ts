import { call } from '@schemas/work/calls/view/list'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listViews } from '../../domain/views'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    return { views: await listViews(actor) }
  }),
)
