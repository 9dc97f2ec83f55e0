import { call } from '@schemas/events/calls/event/withdraw'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { describeRegistration } from '../../domain/own/describe-registration'
import { findPartyByCode } from '../../domain/own/find-registration'
import { withdrawConsent } from '../../domain/own/withdraw'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { code, purpose } = context.input
    const opened = await findPartyByCode(actor, code)
    await withdrawConsent(actor, opened, purpose)
    return { registration: await describeRegistration(actor, opened) }
  }),
)
