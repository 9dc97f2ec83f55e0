import { call } from '@schemas/api/files/empty-trash'
import { hasRole } from '@schemas/layout/role'
import { checkRoot } from '../../files/access'
import { actOf } from '../../files/act'
import { emptyTrash } from '../../files/purge-items'
import { fileError } from '../../files/words'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { input, session, locale, tx } = context
  checkRoot(context, input.drive)
  // Whose it is, everybody takes out by themselves; all of it at once is for those who answer for it.
  if (input.drive !== 'mine' && !hasRole(session.role, 'manager')) throw fileError('forbidden', locale)
  return { removed: await tx((db) => emptyTrash(actOf(db, context), input.drive)) }
})
