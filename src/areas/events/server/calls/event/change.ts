import { call } from '@schemas/events/calls/event/change'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { changeTicket } from '../../domain/own/change'
import { describeRegistration } from '../../domain/own/describe-registration'
import { findByCode } from '../../domain/own/find-registration'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { code, ...input } = context.input
    const opened = await findByCode(actor, code)
    await changeTicket(actor, opened, input)
    return { registration: await describeRegistration(actor, opened) }
  }),
)
