import { call } from '@schemas/api/media/restore'
import { actOf } from '../../files/act'
import { restoreItems } from '../../files/restore-items'
import { handle } from '../../http/handle'
import { describeItem, findItem } from '../../media/item-rows'
import { mediaError } from '../../media/words'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const { id } = input
  const row = await tx(async (db) => {
    const before = await findItem(db, id)
    if (!before) throw mediaError('unknown', locale)
    await restoreItems(actOf(db, context), [id])
    return (await findItem(db, id)) ?? before
  })
  return describeItem(row, locale)
})
