import { call } from '@schemas/events/calls/event/list'
import { handle } from '@gateway/call/handle'
import { picturesOf } from '@areas/commerce/server/public'
import { asActor } from '../../domain/actor'
import { listEvents, listTags } from '../../domain/event/list-events'

export const handler = handle(call, async (context) => {
  const { pictures, ...input } = context.input
  const answer = await asActor(context, async (actor) => ({
    ...(await listEvents(actor, input)),
    tags: await listTags(actor),
  }))
  return { ...answer, ...(pictures ? { assets: await picturesOf(context, answer) } : {}) }
})
