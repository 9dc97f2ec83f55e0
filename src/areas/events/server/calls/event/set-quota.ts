import { call } from '@schemas/events/calls/event/set-quota'
import { handle } from '@gateway/call/handle'
import { asSelf } from '../../domain/actor'
import { describeEdited } from '../../domain/staff/describe-edited'
import { setQuota } from '../../domain/staff/save-package'

export const handler = handle(call, async (context) =>
  asSelf(context, async (actor) => describeEdited(actor, await setQuota(actor, context.input))),
)
