import { call } from '@schemas/files/calls/files/empty-trash'
import { hasRole } from '@schemas/layout/role'
import { checkRoot } from '@gateway/files/access'
import { fileOperation } from '@gateway/files/file-operation'
import { type Emptied, emptyTrash } from '@gateway/files/purge-items'
import { fileError } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'
import { endAddresses } from '@gateway/media/remove-strays'

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
