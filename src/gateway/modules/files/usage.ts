import { call } from '@schemas/api/files/usage'
import { checkRoot, viewerOf } from '../../files/access'
import { readUsage } from '../../files/usage'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { drive } = context.input
  checkRoot(context, drive)
  return context.tx((db) =>
    readUsage(db, context.services.settings, {
      drive,
      ownerId: drive === 'mine' ? (viewerOf(context).me ?? '') : null,
    }),
  )
})
