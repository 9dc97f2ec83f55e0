import { type SQL, sql } from 'drizzle-orm'
import { mayContain } from '@gateway/search/search-rows'
import { searchWords } from '@gateway/search/grams'
import { textArray } from '../stock/reserve'
import { searchKind } from './save-products'
import { attributeFacet, brandFacet, categoryFacet } from './shelve-products'

export type ShelfFilter = {
  q?: string | undefined
  category?: string | undefined
  brands: readonly string[]
  attributes: readonly { code: string; value: string }[]
  min?: number | undefined
  max?: number | undefined
  inStock: boolean
  onSale: boolean
}

type Query = {
  q?: string | undefined
  category?: string | undefined
  brand?: string | undefined
  attributes?: string | undefined
  min?: number | undefined
  max?: number | undefined
  inStock?: boolean | undefined
  onSale?: boolean | undefined
}

/** A filter from the input of a call. */
export const filterOf = ({
  q,
  category,
  brand,
  attributes,
  min,
  max,
  inStock = false,
  onSale = false,
}: Query): ShelfFilter => ({
  q,
  category,
  brands: brand?.split(',') ?? [],
  attributes: (attributes?.split(',') ?? []).map((each) => {
    const [code = '', value = ''] = each.split(':')
    return { code, value }
  }),
  min,
  max,
  inStock,
  onSale,
})

/** A moment as a parameter. */
export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

export const isOnSaleSql = (now: Date) =>
  sql`(v.sale IS NOT NULL AND (v.sale_from IS NULL OR v.sale_from <= ${moment(now)}) AND (v.sale_to IS NULL OR v.sale_to > ${moment(now)}))`
/** The price of variant `v` at a moment, as `currentPrice` says. */
export const priceNow = (now: Date) => sql`(CASE WHEN ${isOnSaleSql(now)} THEN v.sale ELSE v.regular END)`

export const isShelved = sql`p.status = 'active' AND p.deleted_at IS NULL`

/** Products that contain every word that someone searches for. */
export function matchesWords(q: string | undefined): SQL[] {
  return searchWords(q ?? '').map((word) => {
    const candidates = mayContain(searchKind, word)
    const contains = sql`position(${word} IN p.search_text) > 0`
    return candidates ? sql`p.id IN (${candidates}) AND ${contains}` : contains
  })
}

/** Variants that lack stock at every place that the shop sells from; a common table expression. */
export const lackingVariants = sql`free AS MATERIALIZED (
    SELECT l.item_id, max(l.on_hand - l.reserved) AS free FROM stock_level l JOIN location o ON o.site_id = l.site_id AND o.id = l.location_id
    WHERE o.sells_online AND o.deleted_at IS NULL GROUP BY l.item_id
  ), lacking AS MATERIALIZED (
    SELECT DISTINCT s.variant_id FROM variant_stock s LEFT JOIN free f ON f.item_id = s.item_id WHERE coalesce(f.free, 0) < s.quantity
  )`
export const isBuyable = sql`(NOT v.tracked OR v.backorder OR v.id NOT IN (SELECT variant_id FROM lacking))`

const variantsWith = (name: string, values: readonly string[]) =>
  sql`(SELECT variant_id FROM shelf_facet WHERE name = ${name} AND value = ANY (${textArray(values)}))`

/** The conditions of a filter, each under the name of the facet that leaves it out when it counts. */
export function conditionsOf(filter: ShelfFilter, now: Date): { product: Map<string, SQL>; variant: Map<string, SQL> } {
  const product = new Map<string, SQL>()
  const variant = new Map<string, SQL>()
  if (filter.category !== undefined)
    product.set(
      categoryFacet,
      sql`p.id IN (SELECT product_id FROM shelf_facet WHERE name = ${categoryFacet} AND value = ${filter.category})`,
    )
  if (filter.brands.length > 0) product.set(brandFacet, sql`p.brand_code = ANY (${textArray(filter.brands)})`)
  for (const code of new Set(filter.attributes.map((each) => each.code))) {
    const name = attributeFacet(code)
    const values = filter.attributes.filter((each) => each.code === code).map(({ value }) => value)
    variant.set(name, sql`v.id IN ${variantsWith(name, values)}`)
  }
  if (filter.min !== undefined || filter.max !== undefined)
    variant.set('price', sql`${priceNow(now)} BETWEEN ${filter.min ?? 0} AND ${filter.max ?? 1e15}`)
  if (filter.onSale) variant.set('onSale', isOnSaleSql(now))
  if (filter.inStock) variant.set('inStock', isBuyable)
  return { product, variant }
}

export const allOf = (conditions: Iterable<SQL>): SQL => {
  const all = [...conditions]
  return all.length > 0 ? sql.join(all, sql` AND `) : sql`true`
}
