import { and, asc, eq } from 'drizzle-orm'
import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { ProductView } from '@schemas/commerce/entities/shelf'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '@gateway/db/open'
import { category, product, productCategory, variant, variantOldSku } from '../tables'
import {
  describePicture,
  describePrice,
  describeRating,
  isPublic,
  liveVariants,
  type ProductRow,
} from './describe-products'
import { readCategories } from './read-categories'
import { readSettings } from '../orders/settings'
import { describeDelivery } from './describe-delivery'
import { describeStock } from './variant-stock'

/** A product by the code in its address: a SKU, a former one, or its slug. `movedTo`: the SKU is another one today. */
export async function findProduct(
  tx: Db,
  code: string,
  now: Date,
  locale: Locale,
): Promise<{ product: ProductView; movedTo?: string } | undefined> {
  const sku = code.toUpperCase()
  const bySku = await findVariant(tx, sku)
  const former = bySku ? undefined : await findFormer(tx, sku)
  const found = bySku ?? former
  const [row] = await tx
    .select()
    .from(product)
    .where(and(isPublic, found ? eq(product.id, found.product) : eq(product.slug, code)))
  if (!row) return undefined
  const view = await describeProduct(tx, row, now, locale)
  // A variant that is gone leads to its product.
  const isThere = view.variants.some(({ sku: own }) => own === found?.sku)
  return {
    product: { ...view, ...(found && isThere ? { chosen: found.sku } : {}) },
    ...(former && isThere ? { movedTo: former.sku } : {}),
  }
}

async function findVariant(tx: Db, sku: string) {
  const [row] = await tx
    .select({ sku: variant.sku, product: variant.productId })
    .from(variant)
    .where(eq(variant.sku, sku))
  return row
}

async function findFormer(tx: Db, sku: string) {
  const [row] = await tx
    .select({ sku: variant.sku, product: variant.productId })
    .from(variantOldSku)
    .innerJoin(variant, and(eq(variant.siteId, variantOldSku.siteId), eq(variant.id, variantOldSku.variantId)))
    .where(eq(variantOldSku.sku, sku))
  return row
}

const describeFacet = ({ code, value, label, text }: FacetValue, locale: Locale) => ({
  code,
  value,
  label: pickText(label, locale),
  text: pickText(text, locale),
})

async function describeProduct(tx: Db, row: ProductRow, now: Date, locale: Locale): Promise<ProductView> {
  const variants = await liveVariants(tx, row.id)
  const grams = Math.max(0, ...variants.map(({ variant: each }) => each.weightG ?? 0))
  const { temperature } = row
  const delivery =
    row.kind === 'good' && row.form === 'physical'
      ? describeDelivery((await readSettings(tx)).shipping, { temperature, grams })
      : undefined
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, locale),
    summary: pickText(row.summary, locale),
    body: row.body ?? undefined,
    kind: row.kind,
    brand: pickText(row.brand, locale),
    brandCode: row.brandCode,
    temperature,
    images: row.images.map((image) => describePicture(image, locale)),
    attributes: row.attributes.map((each) => describeFacet(each, locale)),
    ...(delivery ? { delivery } : {}),
    variants: variants.map(({ variant: each, available }) => ({
      id: each.id,
      sku: each.sku,
      options: each.options.map((option) => describeFacet(option, locale)),
      price: describePrice(each, now),
      stock: describeStock(each, available),
      ...(each.maxPerOrder === null ? {} : { maxPerOrder: each.maxPerOrder }),
      ...(each.picture === null
        ? {}
        : { picture: describePicture({ asset: each.picture, alt: each.pictureAlt ?? undefined }, locale) }),
    })),
    breadcrumbs: await breadcrumbsOf(tx, row.id, locale),
    ...describeRating(row),
  }
}

/** From the top down to the product's first category. */
async function breadcrumbsOf(tx: Db, id: string, locale: Locale) {
  const [first] = await tx
    .select({ code: category.code })
    .from(productCategory)
    .innerJoin(category, and(eq(category.siteId, productCategory.siteId), eq(category.id, productCategory.categoryId)))
    .where(eq(productCategory.productId, id))
    .orderBy(asc(productCategory.rank), asc(category.code))
    .limit(1)
  return first ? pathTo(await readCategories(tx, locale), first.code) : []
}

/** The categories from the top down to one; none for one that is unknown. */
export function pathTo(
  categories: readonly { code: string; title: string; parent?: string | undefined }[],
  code: string,
): { code: string; title: string }[] {
  const found = categories.find((each) => each.code === code)
  if (!found) return []
  const above = found.parent === undefined ? [] : pathTo(categories, found.parent)
  return [...above, { code: found.code, title: found.title }]
}
