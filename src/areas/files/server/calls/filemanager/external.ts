import { call } from '@schemas/files/calls/filemanager/external'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { openedFor } from '../../domain/shares/opened'
import { describeShared } from '../../domain/shares/shared-items'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { share_code: code, visit } = context.input
  if (!code) throw shareError('noCode', context.locale)
  return context.tx(async (db) => {
    try {
      const { share, root } = await openedFor(db, context, code, visit, { needs: null })
      const [item] = await describeShared(db, { share, root, visit }, [root])
      const { permissions, downloadsAllowed, downloadsUsed, expiresAt } = share
      // A visitor who may only upload learns nothing of existing files.
      const shown = item && !permissions.read ? { ...item, size: 0, items: null, thumbnail: null, picture: null } : item
      await noteAccess(db, context, { share: share.id, act: 'opened' })
      return {
        status: true,
        message: '',
        data: {
          isPassword: share.passwordHash !== null,
          isLocked: false,
          item: shown,
          permissions,
          expiresAt: expiresAt?.toISOString() ?? null,
          downloadsLeft: downloadsAllowed === null ? null : downloadsAllowed - downloadsUsed,
        },
      }
    } catch (error) {
      if (!(error instanceof CallError) || (error.details as { state?: unknown } | undefined)?.state !== 'locked')
        throw error
      return { status: true, message: '', data: { isPassword: true, isLocked: true } }
    }
  })
})
