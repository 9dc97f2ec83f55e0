import { call } from '@schemas/files/calls/media/item'
import { handle } from '@gateway/call/handle'
import { findUses } from '@gateway/media/find-uses'
import { describeItem, findItem } from '@gateway/media/item-rows'
import { mediaError } from '@gateway/media/messages'

export const handler = handle(call, async ({ input, tx, locale }) =>
  tx(async (db) => {
    const row = await findItem(db, input.id)
    if (!row) throw mediaError('unknown', locale)
    return { item: describeItem(row, locale), uses: await findUses(db, row.id, locale) }
  }),
)
