import { type SQL, sql } from 'drizzle-orm'
import type { ShelfFacets } from '@schemas/commerce/entities/shelf'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import {
  allOf,
  conditionsOf,
  isBuyable,
  isOnSaleSql,
  isShelved,
  lackingVariants,
  matchesWords,
  priceNow,
  type ShelfFilter,
} from './shelf-filter'
import { brandFacet, categoryFacet } from './shelve-products'

/** Most values of one facet that are shown. */
const maxValues = 30

type Row = { name: string; value: string; count: number; label: LocalisedText | null; text: LocalisedText | null }

/** What the shelf can be filtered by next: each facet counted under the conditions of all others. */
export async function readFacets(tx: Db, now: Date, filter: ShelfFilter, locale: Locale): Promise<ShelfFacets> {
  const { product, variant } = conditionsOf(filter, now)
  const conditions = new Map<string, SQL>([...product, ...variant])
  const names = [...conditions.keys()]
  const flag = (name: string) => sql.raw(`c${names.indexOf(name)}`)
  const flags = names.map((name) => sql`(${conditions.get(name) ?? sql`true`}) AS ${flag(name)}`)
  /** All conditions but that of one facet. A condition of variants asks for one that can be bought. */
  const others = (left?: string) => {
    const rest = names.filter((name) => name !== left)
    const asks = rest.some((name) => variant.has(name))
    return allOf([...rest.map(flag), ...(asks ? [sql`buyable`] : [])])
  }
  const chosen = new Set(names)
  // Facets without a condition share one count; each of the others has its own. An attribute asks for a variant that can
  // be bought, as its filter does.
  const free = sql`SELECT DISTINCT f.name, f.value, b.product_id FROM base b JOIN shelf_facet f ON f.variant_id = b.id
    WHERE ${others()} AND (b.buyable OR f.name IN (${categoryFacet}, ${brandFacet})) AND f.name <> ALL (ARRAY[${sql.join(
      [...chosen, ''].map((name) => sql`${name}`),
      sql`, `,
    )}])`
  const own = names
    .filter((name) => name === categoryFacet || name === brandFacet || name.startsWith('attribute:'))
    .map(
      (name) =>
        sql`SELECT DISTINCT f.name, f.value, b.product_id FROM base b JOIN shelf_facet f ON f.variant_id = b.id WHERE ${others(name)} AND f.name = ${name} AND ${name.startsWith('attribute:') ? sql`b.buyable` : sql`true`}`,
    )
  const { rows } = (await tx.execute(sql`
    WITH ${lackingVariants}, base AS MATERIALIZED (
      SELECT v.id, v.product_id, ${priceNow(now)} AS price, ${isOnSaleSql(now)} AS on_sale, ${isBuyable} AS buyable
        ${flags.length > 0 ? sql`, ${sql.join(flags, sql`, `)}` : sql``}
      FROM variant v JOIN product p ON p.site_id = v.site_id AND p.id = v.product_id
      WHERE v.deleted_at IS NULL AND ${allOf([isShelved, ...matchesWords(filter.q)])}
    ), counted AS (
      SELECT name, value, count(*)::int AS count FROM (${sql.join([free, ...own], sql` UNION ALL `)}) each GROUP BY name, value
    )
    SELECT c.name, c.value, c.count, t.label, coalesce(t.text, g.title) AS text FROM counted c
      LEFT JOIN shelf_facet_text t ON t.name = c.name AND t.value = c.value
      LEFT JOIN category g ON c.name = ${categoryFacet} AND g.code = c.value AND g.deleted_at IS NULL
    UNION ALL SELECT 'price:min', '', coalesce(min(price), -1)::int, NULL, NULL FROM base WHERE ${others('price')}
    UNION ALL SELECT 'price:max', '', coalesce(max(price), -1)::int, NULL, NULL FROM base WHERE ${others('price')}
    UNION ALL SELECT 'inStock', '', count(DISTINCT product_id)::int, NULL, NULL FROM base WHERE ${others('inStock')} AND buyable
    UNION ALL SELECT 'onSale', '', count(DISTINCT product_id)::int, NULL, NULL FROM base WHERE ${others('onSale')} AND on_sale AND buyable`)) as unknown as {
    rows: Row[]
  }
  return describeFacets(rows, locale)
}

function describeFacets(rows: readonly Row[], locale: Locale): ShelfFacets {
  const single = (name: string) => rows.find((row) => row.name === name)?.count ?? 0
  const grouped = new Map<string, Row[]>()
  for (const row of rows)
    if (row.name === categoryFacet || row.name === brandFacet || row.name.startsWith('attribute:'))
      grouped.set(row.name, [...(grouped.get(row.name) ?? []), row])
  const [min, max] = [single('price:min'), single('price:max')]
  return {
    groups: [...grouped]
      .sort(([one], [other]) => orderOf(one) - orderOf(other) || (one < other ? -1 : 1))
      .map(([name, values]) => ({
        name,
        label: pickText(values[0]?.label ?? undefined, locale),
        values: values
          .filter(({ text }) => text !== null)
          .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
          .slice(0, maxValues)
          .map(({ value, text, count }) => ({ value, text: pickText(text ?? undefined, locale), count })),
      })),
    ...(min >= 0 ? { price: { min, max } } : {}),
    inStock: single('inStock'),
    onSale: single('onSale'),
  }
}

const orderOf = (name: string) => (name === categoryFacet ? 0 : name === brandFacet ? 1 : 2)
