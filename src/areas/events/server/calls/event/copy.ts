import { call } from '@schemas/events/calls/event/copy'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { copyEvent } from '../../domain/staff/copy-event'
import { describeEdited } from '../../domain/staff/describe-edited'
import { refuseTakenSlug } from '../../domain/staff/refuse-taken-slug'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => describeEdited(actor, await copyEvent(actor, context.input))).catch(
    refuseTakenSlug(context.locale),
  ),
)
