import { call } from '@schemas/events/calls/event/registration'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { describeRegistration } from '../../domain/own/describe-registration'
import { findByCode } from '../../domain/own/find-registration'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => ({
    registration: await describeRegistration(actor, await findByCode(actor, context.input.code)),
  })),
)
