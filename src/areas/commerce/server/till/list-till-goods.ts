import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { foldName } from '@schemas/fold-name'
import { category, product, productCategory, variant } from '../tables'
import { availableAt } from '../stock/level-rows'
import { partsOf } from '../stock/demand'

type Wanted = { since?: Date | undefined; after?: string | undefined; limit: number; location: string }

/** What a till sells, in pages by the variant's id; with `since` what has changed. No cost. */
export async function listTillGoods(tx: Db, { since, after, limit, location }: Wanted) {
  const isSold = and(isNull(variant.deletedAt), isNull(product.deletedAt), eq(product.status, 'active'))
  const rows = await tx
    .select({ product, variant, isSold: sql<boolean>`${isSold}` })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(
      and(
        inArray(product.kind, ['good', 'service']),
        since ? or(gt(variant.updatedAt, since), gt(product.updatedAt, since)) : isSold,
        after === undefined ? undefined : gt(variant.id, after),
      ),
    )
    .orderBy(asc(variant.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const sold = page.filter((row) => row.isSold)
  const categories = await categoriesOf(
    tx,
    sold.map((row) => row.product.id),
  )
  const parts = await partsOf(
    tx,
    sold.map((row) => row.variant.id),
  )
  const there = await availableAt(
    tx,
    location,
    [...parts.values()].flatMap((each) => each.parts.map(({ item }) => item)),
  )
  return {
    gone: page.filter((row) => !row.isSold).map((row) => row.variant.id),
    next: rows.length > limit ? page.at(-1)?.variant.id : undefined,
    items: sold.map(({ product: of, variant: each }) => ({
      id: each.id,
      product: of.id,
      title: of.title,
      options: each.options,
      sku: each.sku,
      barcode: each.barcode,
      search: foldName([of.title.th, of.title.en, each.sku, each.barcode].filter(Boolean).join(' ')),
      regular: each.regular,
      sale: each.sale,
      saleFrom: each.saleFrom,
      saleTo: each.saleTo,
      vat: of.vat,
      categories: categories.get(of.id) ?? [],
      picture: each.picture ?? of.images[0]?.asset,
      isTracked: each.tracked,
      left: leftOf(parts.get(each.id)?.parts ?? [], there),
    })),
  }
}

function leftOf(parts: readonly { item: string; quantity: number }[], there: ReadonlyMap<string, number>) {
  if (parts.length === 0) return undefined
  return Math.max(0, Math.min(...parts.map(({ item, quantity }) => Math.floor((there.get(item) ?? 0) / quantity))))
}

async function categoriesOf(tx: Db, products: readonly string[]): Promise<Map<string, string[]>> {
  if (products.length === 0) return new Map()
  const rows = await tx
    .select({ product: productCategory.productId, category: productCategory.categoryId })
    .from(productCategory)
    .where(inArray(productCategory.productId, [...new Set(products)]))
  const found = new Map<string, string[]>()
  for (const row of rows) found.set(row.product, [...(found.get(row.product) ?? []), row.category])
  return found
}

/** Categories in the order of the shop, those at the top first. */
export const listTillCategories = (tx: Db) =>
  tx
    .select({ id: category.id, title: category.title })
    .from(category)
    .where(isNull(category.deletedAt))
    .orderBy(asc(category.rank), asc(category.id))
