import { call } from '@schemas/api/files/empty-trash'
import { hasRole } from '@schemas/layout/role'
import { checkRoot } from '../../files/access'
import { fileOperation } from '../../files/file-operation'
import { type Emptied, emptyTrash } from '../../files/purge-items'
import { fileError } from '../../files/messages'
import { handle } from '../../http/handle'
import { endAddresses } from '../../media/remove-strays'

export const handler = handle(call, async (context) => {
  const { input, session, locale, tx, services, site } = context
  checkRoot(context, input.drive)
  // Anyone may restore or delete their own items; emptying shared trash is for managers.
  if (input.drive !== 'mine' && !hasRole(session.role, 'manager')) throw fileError('forbidden', locale)
  let removed = 0
  const keys: string[] = []
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    const done: Emptied = await tx((db) => emptyTrash(fileOperation(db, context), input.drive, after))
    removed += done.removed
    keys.push(...done.keys)
    last = done.last
  }
  context.afterResponse(() => endAddresses(services, site.id, keys))
  return { removed }
})
