import { call } from '@schemas/events/calls/event/save'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { describeEdited } from '../../domain/staff/describe-edited'
import { refuseTakenSlug } from '../../domain/staff/refuse-taken-slug'
import { saveEvent } from '../../domain/staff/save-event'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => describeEdited(actor, await saveEvent(actor, context.input))).catch(
    refuseTakenSlug(context.locale),
  ),
)
