import { call } from '@schemas/api/files/purge'
import { fileOperation } from '../../files/file-operation'
import { purgeItems } from '../../files/purge-items'
import { handle } from '../../http/handle'
import { endAddresses } from '../../media/remove-strays'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  const keys = await context.tx((db) => purgeItems(fileOperation(db, context), ids))
  context.afterResponse(() => endAddresses(context.services, context.site.id, keys))
  return { ids }
})
