import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/commerce/calls/stock/levels'
import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { listRows } from '@gateway/list/list-rows'
import { product, stockLevel, variant, variantStock } from '../tables'
import { mainLocation } from './locations'

/** So few are left that the shop should order more. */
const low = 5

const titleOf = sql<string>`lower(coalesce(${product.title}->>'th', ${product.title}->>'en', ''))`
const onHand = sql<number>`coalesce(${stockLevel.onHand}, 0)`
const left = sql<number>`coalesce(${stockLevel.onHand} - ${stockLevel.reserved}, 0)`

type Row = {
  variant: typeof variant.$inferSelect
  product: Pick<typeof product.$inferSelect, 'title' | 'status'>
  item: string
  onHand: number
  reserved: number
  oversold: number
}

/** Variants that are counted, at the place that the shop sells from. Bundles and recipes are counted by their parts. */
export async function listShelves(tx: Db, input: ParsedInputOf<typeof call>, locale: Locale) {
  const { items, ...rest } = await listRows(tx, {
    from: variant,
    join: (query) =>
      query
        .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
        .innerJoin(
          variantStock,
          and(
            eq(variantStock.siteId, variant.siteId),
            eq(variantStock.variantId, variant.id),
            eq(variantStock.quantity, 1),
            sql`NOT EXISTS (SELECT 1 FROM variant_stock o WHERE o.site_id = ${variant.siteId} AND o.variant_id = ${variant.id} AND o.item_id <> ${variantStock.itemId})`,
          ),
        )
        .leftJoin(
          stockLevel,
          and(
            eq(stockLevel.siteId, variantStock.siteId),
            eq(stockLevel.itemId, variantStock.itemId),
            eq(stockLevel.locationId, mainLocation),
          ),
        ),
    columns: {
      variant,
      product: { title: product.title, status: product.status },
      item: variantStock.itemId,
      onHand: onHand.mapWith(Number),
      reserved: sql<number>`coalesce(${stockLevel.reserved}, 0)`.mapWith(Number),
      oversold: sql<number>`coalesce(${stockLevel.oversold}, 0)`.mapWith(Number),
    },
    id: variant.id,
    where: and(isNull(variant.deletedAt), isNull(product.deletedAt), eq(variant.tracked, true)),
    filters: { state: (state) => (state === 'out' ? sql`${left} <= 0` : sql`${left} BETWEEN 1 AND ${low}`) },
    search: [product.searchText, variant.sku, sql`coalesce(${variant.barcode}, '')`],
    sorts: {
      title: { by: titleOf, type: 'text' },
      sku: variant.sku,
      onHand: { by: onHand, type: 'bigint' },
    },
    defaultSort: 'title',
    input,
  })
  return { items: (items as unknown as Row[]).map((row) => describe(row, locale)), ...rest }
}

const describe = ({ variant: of, product: { title, status }, item, ...level }: Row, locale: Locale): StockShelf => ({
  id: of.id,
  item,
  location: mainLocation,
  sku: of.sku,
  ...(of.barcode === null ? {} : { barcode: of.barcode }),
  title: pickText(title, locale),
  options: of.options.map(({ text }) => pickText(text, locale)).join(', '),
  regular: of.regular,
  ...(of.sale === null ? {} : { sale: of.sale }),
  status,
  ...level,
})
