import { countedCategories } from '@areas/content/server/public'
import { call } from '@schemas/site/calls/cms/categories'
import { handle } from '@gateway/call/handle'
import { categoryDescription, categoryName } from '../../domain/posts-of'

export const handler = handle(call, ({ tx, session, locale }) =>
  tx(async (db) => ({
    categories: (await countedCategories(db, session.role)).map((row) => {
      const description = categoryDescription(row, locale)
      return {
        slug: row.slug,
        name: categoryName(row, row.slug, locale),
        ...(description ? { description } : {}),
        ...(row.cover ? { cover: { asset: row.cover } } : {}),
        count: row.count,
      }
    }),
  })),
)
