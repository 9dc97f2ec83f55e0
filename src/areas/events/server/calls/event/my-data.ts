import { call } from '@schemas/events/calls/event/my-data'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { findByCode } from '../../domain/own/find-registration'
import { myData } from '../../domain/own/my-data'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => ({ data: await myData(actor, await findByCode(actor, context.input.code)) })),
)
