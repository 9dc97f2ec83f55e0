import { call } from '@schemas/files/calls/files/usage'
import { checkRoot, viewerOf } from '@gateway/files/access'
import { readUsage } from '@gateway/files/usage'
import { handle } from '@gateway/call/handle'

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
