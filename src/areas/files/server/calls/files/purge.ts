import { call } from '@schemas/files/calls/files/purge'
import { fileOperation } from '@gateway/files/file-operation'
import { purgeItems } from '@gateway/files/purge-items'
import { handle } from '@gateway/call/handle'
import { endAddresses } from '@gateway/media/remove-strays'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  const keys = await context.tx((db) => purgeItems(fileOperation(db, context), ids))
  context.afterResponse(() => endAddresses(context.services, context.site.id, keys))
  return { ids }
})
