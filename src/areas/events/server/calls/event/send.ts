import { call } from '@schemas/events/calls/event/send'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { sendMessage } from '../../domain/staff/send'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => ({ recipients: await sendMessage(actor, context.input) })),
)
