import { call } from '@schemas/api/files/purge'
import { actOf } from '../../files/act'
import { purgeItems } from '../../files/purge-items'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { ids } = context.input
  await context.tx((db) => purgeItems(actOf(db, context), ids))
  return { ids }
})
