import { call } from '@schemas/commerce/calls/shop/categories'
import { handle } from '@gateway/call/handle'
import { countCategories } from '../../catalogue/count-categories'
import { readCategories } from '../../catalogue/read-categories'

export const handler = handle(call, ({ tx, locale }) =>
  tx(async (db) => {
    const counts = await countCategories(db)
    const categories = await readCategories(db, locale)
    return {
      categories: categories.map(({ id: _id, ...each }) => ({ ...each, count: counts.get(each.code) ?? 0 })),
    }
  }),
)
