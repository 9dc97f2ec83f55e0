import { call } from '@schemas/api/files/purge'
import { actOf } from '../../files/act'
import { purgeItems } from '../../files/purge-items'
import { handle } from '../../http/handle'
import { endAddresses } from '../../media/remove-strays'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  const keys = await context.tx((db) => purgeItems(actOf(db, context), ids))
  context.afterwards(() => endAddresses(context.services, context.site.id, keys))
  return { ids }
})
