import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { product, productCategory, variant, variantStock } from '../tables'
import type { ProductInput, VariantInput } from './product-input'

/** Whole products as `saveProducts` takes them, so that a part can be changed and the rest stays. */
export async function readProductInputs(tx: Db, ids: readonly string[]): Promise<ProductInput[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(product)
    .where(and(inArray(product.id, [...ids]), isNull(product.deletedAt)))
  const variants = await tx
    .select()
    .from(variant)
    .where(and(inArray(variant.productId, [...ids]), isNull(variant.deletedAt)))
    .orderBy(asc(variant.rank), asc(variant.id))
  const places = await tx
    .select()
    .from(productCategory)
    .where(inArray(productCategory.productId, [...ids]))
    .orderBy(asc(productCategory.rank))
  const parts =
    variants.length === 0
      ? []
      : await tx
          .select()
          .from(variantStock)
          .where(
            inArray(
              variantStock.variantId,
              variants.map(({ id }) => id),
            ),
          )
  const variantOf = (row: (typeof variants)[number]): VariantInput => ({
    id: row.id,
    sku: row.sku,
    ...(row.barcode === null ? {} : { barcode: row.barcode }),
    options: row.options,
    regular: row.regular,
    ...(row.sale === null ? {} : { sale: row.sale }),
    ...(row.saleFrom === null ? {} : { saleFrom: row.saleFrom }),
    ...(row.saleTo === null ? {} : { saleTo: row.saleTo }),
    ...(row.cost === null ? {} : { cost: row.cost }),
    weightG: row.weightG,
    ...(row.maxPerOrder === null ? {} : { maxPerOrder: row.maxPerOrder }),
    tracked: row.tracked,
    backorder: row.backorder,
    ...(row.picture === null ? {} : { picture: row.picture }),
    ...(row.pictureAlt ? { pictureAlt: row.pictureAlt } : {}),
    parts: parts
      .filter(({ variantId }) => variantId === row.id)
      .map(({ itemId, quantity }) => ({ item: itemId, quantity })),
  })
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    body: row.body,
    kind: row.kind,
    ...(row.form === null ? {} : { form: row.form }),
    ...(row.brandCode === '' ? {} : { brand: { code: row.brandCode, title: row.brand } }),
    vat: row.vat,
    temperature: row.temperature,
    attributes: row.attributes,
    images: row.images,
    status: row.status,
    publishedAt: row.publishedAt,
    categories: places.filter(({ productId }) => productId === row.id).map(({ categoryId }) => categoryId),
    variants: variants.filter(({ productId }) => productId === row.id).map(variantOf),
  }))
}
