import { sql } from 'drizzle-orm'
import { foldName } from '@schemas/fold-name'
import type { ProductCard } from '@schemas/commerce/entities/shelf'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { describeCards } from './describe-products'
import { listShelf } from './list-shelf'
import { readCategories } from './read-categories'
import { filterOf, isShelved } from './shelf-filter'

const [maxProducts, maxOthers] = [5, 3]

type Named = { code: string; title: string }
export type Suggestions = { products: ProductCard[]; categories: Named[]; brands: Named[] }

/** What someone who has typed `q` may mean. */
export async function suggest(tx: Db, q: string, now: Date, locale: Locale): Promise<Suggestions> {
  const { ids } = await listShelf(tx, now, { filter: filterOf({ q }), sort: 'relevance', limit: maxProducts })
  const phrase = foldName(q)
  const fits = ({ title }: Named) => foldName(title).includes(phrase)
  return {
    products: await describeCards(tx, ids, now, locale),
    categories: (await readCategories(tx, locale))
      .map(({ code, title }) => ({ code, title }))
      .filter(fits)
      .slice(0, maxOthers),
    brands: (await readBrands(tx, locale)).filter(fits).slice(0, maxOthers),
  }
}

/** The makers of what is on the shelf. */
async function readBrands(tx: Db, locale: Locale): Promise<Named[]> {
  const { rows } = (await tx.execute(
    sql`SELECT DISTINCT ON (p.brand_code) p.brand_code AS code, p.brand FROM product p WHERE ${isShelved} AND p.brand_code <> '' ORDER BY p.brand_code`,
  )) as unknown as { rows: { code: string; brand: LocalisedText }[] }
  return rows.map(({ code, brand }) => ({ code, title: pickText(brand, locale) }))
}
