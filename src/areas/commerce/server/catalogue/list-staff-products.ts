import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/commerce/calls/shop/manage-products'
import type { StaffProduct } from '@schemas/commerce/entities/staff-product'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { listRows } from '@gateway/list/list-rows'
import { category, product, productCategory, variant } from '../tables'
import { mainLocation } from '../stock/locations'

/** So few are left that the shop should order more. */
const low = 5

/** Units of a variant that the shop can still sell at its main place; null where its stock is not tracked. */
const availableOf = sql<
  number | null
>`(SELECT CASE WHEN variant.tracked THEN min(floor((coalesce(l.on_hand, 0) - coalesce(l.reserved, 0)) / s.quantity)) END
  FROM variant_stock s LEFT JOIN stock_level l ON l.site_id = s.site_id AND l.item_id = s.item_id AND l.location_id = ${mainLocation}
  WHERE s.site_id = variant.site_id AND s.variant_id = variant.id)`

const hasLeft = (max: number) =>
  sql`EXISTS (SELECT 1 FROM variant WHERE variant.site_id = ${product.siteId} AND variant.product_id = ${product.id}
    AND variant.deleted_at IS NULL AND ${availableOf} <= ${max})`

const titleOf = sql<string>`lower(coalesce(${product.title}->>'th', ${product.title}->>'en', ''))`

/** A page of products for staff, drafts and archived ones included. */
export async function listStaffProducts(tx: Db, input: ParsedInputOf<typeof call>, locale: Locale) {
  const { items, ...rest } = await listRows(tx, {
    from: product,
    columns: { product },
    id: product.id,
    where: isNull(product.deletedAt),
    filters: {
      status: product.status,
      category: (code) =>
        sql`EXISTS (SELECT 1 FROM product_category pc JOIN category c ON c.site_id = pc.site_id AND c.id = pc.category_id
          WHERE pc.site_id = ${product.siteId} AND pc.product_id = ${product.id} AND c.code = ${code})`,
      stock: (state) => hasLeft(state === 'out' ? 0 : low),
    },
    search: [product.searchText, product.slug],
    sorts: { title: { by: titleOf, type: 'text' }, changed: product.updatedAt, sold: product.sold },
    defaultSort: '-changed',
    input,
  })
  const rows = items.map((row) => row.product as typeof product.$inferSelect)
  return { items: await describe(tx, rows, locale), ...rest, pictures: rows.map(({ images }) => images[0]?.asset) }
}

async function describe(
  tx: Db,
  rows: readonly (typeof product.$inferSelect)[],
  locale: Locale,
): Promise<Omit<StaffProduct, 'picture'>[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const variants = await tx
    .select({ variant, available: availableOf.mapWith(Number) as SQL<number | null> })
    .from(variant)
    .where(and(inArray(variant.productId, ids), isNull(variant.deletedAt)))
    .orderBy(asc(variant.rank), asc(variant.id))
  const places = await tx
    .select({ product: productCategory.productId, id: category.id, title: category.title })
    .from(productCategory)
    .innerJoin(
      category,
      sql`${category.siteId} = ${productCategory.siteId} AND ${category.id} = ${productCategory.categoryId}`,
    )
    .where(inArray(productCategory.productId, ids))
    .orderBy(asc(productCategory.rank))
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, locale),
    status: row.status,
    kind: row.kind,
    categories: places
      .filter((place) => place.product === row.id)
      .map(({ id, title }) => ({ id, title: pickText(title, locale) })),
    sold: row.sold,
    variants: variants
      .filter((each) => each.variant.productId === row.id)
      .map(({ variant: each, available }) => ({
        id: each.id,
        sku: each.sku,
        options: each.options.map(({ text }) => pickText(text, locale)).join(', '),
        regular: each.regular,
        ...(each.sale === null ? {} : { sale: each.sale }),
        ...(each.saleTo === null ? {} : { saleTo: each.saleTo.toISOString() }),
        ...(available === null ? {} : { available }),
        version: each.version,
      })),
    updatedAt: row.updatedAt.toISOString(),
  }))
}
