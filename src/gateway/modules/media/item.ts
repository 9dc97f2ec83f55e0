import { call } from '@schemas/api/media/item'
import { handle } from '../../http/handle'
import { findUses } from '../../media/find-uses'
import { describeItem, findItem } from '../../media/item-rows'
import { mediaError } from '../../media/messages'

export const handler = handle(call, async ({ input, tx, locale }) =>
  tx(async (db) => {
    const row = await findItem(db, input.id)
    if (!row) throw mediaError('unknown', locale)
    return { item: describeItem(row, locale), uses: await findUses(db, row.id, locale) }
  }),
)
