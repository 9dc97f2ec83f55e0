import { call } from '@schemas/events/calls/event/cancel'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { eventError } from '../../domain/messages'
import { refuseArrived } from '../../domain/own/arrived'
import { cancelRegistration } from '../../domain/own/cancel'
import { describeRegistration, mayCancel } from '../../domain/own/describe-registration'
import { findPartyByCode } from '../../domain/own/find-registration'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { code } = context.input
    const opened = await findPartyByCode(actor, code)
    const isCancelled =
      mayCancel(opened, actor.now) &&
      (await cancelRegistration(actor, opened.registration, {
        reason: 'Cancelled by the buyer',
        mail: 'cancelled',
        // Who has come in has used the place; the organiser may still cancel.
        refuse: () => refuseArrived(actor, opened.registration.id),
      }))
    if (!isCancelled) throw eventError('fixedRegistration', actor.locale)
    return { registration: await describeRegistration(actor, await findPartyByCode(actor, code)) }
  }),
)
