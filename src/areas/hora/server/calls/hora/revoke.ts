import { call } from '@schemas/hora/calls/hora/revoke'
import { handle } from '@gateway/call/handle'
import { asOwner } from '../../charts/as-owner'
import { describeShare, revokeShare } from '../../charts/shares'

export const handler = handle(call, async (context) =>
  asOwner(context, async ({ db, person, locale }) =>
    describeShare(await revokeShare(db, person, context.input.id, locale), context.origin),
  ),
)
