import { call } from '@schemas/events/calls/event/mine'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { listMine } from '../../domain/own/links'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => ({ registrations: await listMine(actor) })),
)
