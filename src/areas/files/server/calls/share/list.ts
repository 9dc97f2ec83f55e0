import { call } from '@schemas/files/calls/share/list'
import { hasRole } from '@schemas/layout/role'
import { handle } from '@gateway/call/handle'
import { forbidden } from '@gateway/call/refusals'
import { viewerOf } from '@gateway/files/access'
import { countShares, listShares } from '../../domain/shares/list-shares'

export const handler = handle(call, (context) => {
  const { whose, which, q, offset, limit } = context.input
  if (whose === 'site' && !hasRole(context.session.role, 'manager')) throw forbidden(context.locale)
  return context.tx(async (db) => {
    const viewer = viewerOf(context)
    const { shares, total } = await listShares(db, viewer, { whose, which, q, offset, limit }, context.origin)
    return { shares, total, counts: await countShares(db, viewer, whose) }
  })
})
