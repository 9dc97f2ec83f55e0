import { call } from '@schemas/events/calls/event/read'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { describeEvent, readPlaces } from '../../domain/event/describe-event'
import { findShown } from '../../domain/event/list-events'
import { eventError } from '../../domain/messages'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const of = await findShown(actor, context.input.event)
    if (!of) throw eventError('unknownEvent', actor.locale)
    const event = describeEvent(actor, of, await readPlaces(actor, [of.id]), context.input.code)
    const { title, summary, cover } = event
    return {
      event,
      head: { title, ...(summary ? { description: summary } : {}), ...(cover ? { image: cover.asset } : {}) },
    }
  }),
)
