import { call } from '@schemas/api/filemanager/external'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { noteAccess } from '../../shares/access-log'
import { openedFor } from '../../shares/opened'
import { describeShared } from '../../shares/shared-items'
import { shareError } from '../../shares/messages'

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
