import { call } from '@schemas/events/calls/event/cancel'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { eventError } from '../../domain/messages'
import { cancelRegistration } from '../../domain/own/cancel'
import { describeRegistration, mayCancel } from '../../domain/own/describe-registration'
import { findPartyByCode } from '../../domain/own/find-registration'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { code } = context.input
    const opened = await findPartyByCode(actor, code)
    const isCancelled =
      mayCancel(opened, actor.now) &&
      (await cancelRegistration(actor, opened.registration, { reason: 'Cancelled by the buyer', mail: 'cancelled' }))
    if (!isCancelled) throw eventError('fixedRegistration', actor.locale)
    return { registration: await describeRegistration(actor, await findPartyByCode(actor, code)) }
  }),
)
