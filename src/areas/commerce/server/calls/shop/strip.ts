import { call } from '@schemas/commerce/calls/shop/strip'
import { handle } from '@gateway/call/handle'
import { describeCards } from '../../catalogue/describe-products'
import { listStrip } from '../../catalogue/list-strip'
import { picturesOf } from '../../catalogue/pictures-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const now = new Date()
  const items = await tx(async (db) => describeCards(db, await listStrip(db, now, input), now, locale))
  return { items, ...(input.pictures ? { assets: await picturesOf(context, items) } : {}) }
})
