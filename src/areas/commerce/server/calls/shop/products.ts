import { call } from '@schemas/commerce/calls/shop/products'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { describeCards } from '../../catalogue/describe-products'
import { pathTo } from '../../catalogue/find-product'
import { listShelf } from '../../catalogue/list-shelf'
import { nearestTitles } from '../../catalogue/nearest-titles'
import { picturesOf } from '../../catalogue/pictures-of'
import { readCategories } from '../../catalogue/read-categories'
import { readFacets } from '../../catalogue/shelf-facets'
import { filterOf } from '../../catalogue/shelf-filter'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const { sort, cursor, limit, facets, subject, pictures, ...query } = input
  const filter = filterOf(query)
  const now = new Date()
  const answer = await tx(async (db) => {
    const breadcrumbs =
      subject && query.category !== undefined ? pathTo(await readCategories(db, locale), query.category) : undefined
    if (breadcrumbs?.length === 0) throw new CallError('not_found', `Page not found: ${query.category ?? ''}`)
    const { ids, ...page } = await listShelf(db, now, { filter, sort, cursor, limit })
    const nearest = page.total === 0 && filter.q ? await nearestTitles(db, filter.q, locale) : []
    return {
      items: await describeCards(db, ids, now, locale),
      ...page,
      ...(nearest.length > 0 ? { nearest } : {}),
      ...(facets ? { facets: await readFacets(db, now, filter, locale) } : {}),
      ...(breadcrumbs ? { breadcrumbs, head: { title: breadcrumbs.at(-1)?.title ?? '' } } : {}),
    }
  })
  return pictures ? { ...answer, assets: await picturesOf(context, answer) } : answer
})
