import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { foldName } from '@schemas/fold-name'
import { setSearchedRows } from '@gateway/search/search-rows'
import type { Shop } from '../shop'
import { product, productCategory, variant, variantOldSku, variantStock } from '../tables'
import { lockCategories } from './catalogue-locks'
import type { ProductInput, VariantInput } from './product-input'
import { shelveProducts } from './shelve-products'

/** The kind under which products are found. */
export const searchKind = 'product'

/**
 * Writes whole products with their variants, shelves and search texts: new ones, and others in place of what they were.
 * A variant that is left out is deleted softly; a former SKU leads to its variant.
 */
export async function saveProducts(
  shop: Pick<Shop, 'tx' | 'site' | 'now'>,
  products: readonly ProductInput[],
): Promise<void> {
  if (products.length === 0) return
  const { tx, site, now } = shop
  const ids = products.map(({ id }) => id)
  await lockCategories(shop, 'place')
  await tx
    .insert(product)
    .values(products.map((each) => ({ siteId: site, ...productValues(each, now) })))
    .onConflictDoUpdate({
      target: [product.siteId, product.id],
      set: {
        ...excluded('slug', 'title', 'summary', 'body', 'kind', 'form', 'brand', 'brand_code', 'vat', 'temperature'),
        ...excluded('attributes', 'images', 'status', 'search_text', 'search_title', 'published_at', 'updated_at'),
        version: sql`product.version + 1`,
        deletedAt: null,
      },
    })
  await saveVariants(shop, products)
  await tx.delete(productCategory).where(inArray(productCategory.productId, ids))
  const places = products.flatMap(({ id, categories = [] }) =>
    categories.map((categoryId, rank) => ({ siteId: site, productId: id, categoryId, rank })),
  )
  if (places.length > 0) await tx.insert(productCategory).values(places)
  await shelveProducts(shop, products)
  await setSearchedRows(tx, {
    site,
    kind: searchKind,
    rows: products.map((each) => ({ id: each.id, text: searchText(each) })),
  })
}

/** What a product is found by: everything that its card says, in both languages, and its SKUs. */
const searchText = ({ title, summary = {}, brand, variants }: ProductInput): string =>
  foldName(
    [title.th, title.en, summary.th, summary.en, brand?.title.th, brand?.title.en, ...variants.map(({ sku }) => sku)]
      .filter(Boolean)
      .join(' '),
  )

function productValues(each: ProductInput, now: Date) {
  return {
    id: each.id,
    slug: each.slug,
    title: each.title,
    summary: each.summary ?? {},
    body: each.body ?? null,
    kind: each.kind,
    form: each.kind === 'good' ? (each.form ?? 'physical') : null,
    brand: each.brand?.title ?? {},
    brandCode: each.brand?.code ?? '',
    vat: each.vat ?? ('standard' as const),
    temperature: each.temperature ?? ('dry' as const),
    attributes: each.attributes ?? [],
    images: each.images ?? [],
    status: each.status ?? ('draft' as const),
    ratingSum: each.rating?.sum ?? 0,
    ratingCount: each.rating?.count ?? 0,
    sold: each.sold ?? 0,
    searchText: searchText(each),
    searchTitle: `\n${foldName([each.title.th, each.title.en].filter(Boolean).join('\n'))}\n`,
    publishedAt: each.publishedAt ?? now,
    updatedAt: now,
  }
}

async function saveVariants(
  { tx, site, now }: Pick<Shop, 'tx' | 'site' | 'now'>,
  products: readonly ProductInput[],
): Promise<void> {
  const variants = products.flatMap((of) => of.variants.map((each, rank) => ({ ...each, productId: of.id, rank })))
  const ids = variants.map(({ id }) => id)
  await tx
    .update(variant)
    .set({ deletedAt: now })
    .where(
      and(
        inArray(
          variant.productId,
          products.map(({ id }) => id),
        ),
        isNull(variant.deletedAt),
        ids.length > 0 ? notInArray(variant.id, ids) : undefined,
      ),
    )
  if (ids.length === 0) return
  await renameVariants({ tx, site }, variants)
  await tx
    .insert(variant)
    .values(variants.map((each) => ({ siteId: site, ...variantValues(each, now) })))
    .onConflictDoUpdate({
      target: [variant.siteId, variant.id],
      set: {
        ...excluded(
          'sku',
          'barcode',
          'options',
          'option_key',
          'rank',
          'regular',
          'sale',
          'sale_from',
          'sale_to',
          'cost',
        ),
        ...excluded('weight_g', 'max_per_order', 'tracked', 'backorder', 'picture', 'picture_alt', 'updated_at'),
        version: sql`variant.version + 1`,
        deletedAt: null,
      },
    })
  await tx.delete(variantStock).where(inArray(variantStock.variantId, ids))
  const parts = variants.flatMap(({ id, parts: of = [] }) =>
    of.map(({ item, quantity }) => ({ siteId: site, variantId: id, itemId: item, quantity })),
  )
  if (parts.length > 0) await tx.insert(variantStock).values(parts)
}

/** Former SKUs lead on, and codes that variants exchange are free before they are written. */
async function renameVariants(
  { tx, site }: Pick<Shop, 'tx' | 'site'>,
  variants: readonly Pick<VariantInput, 'id' | 'sku' | 'options'>[],
): Promise<void> {
  const wanted = new Map(variants.map((each) => [each.id, each]))
  const before = await tx
    .select({ id: variant.id, sku: variant.sku, optionKey: variant.optionKey })
    .from(variant)
    .where(inArray(variant.id, [...wanted.keys()]))
  const skus = new Set(variants.map(({ sku }) => sku))
  const renamed = before.filter(({ id, sku }) => wanted.get(id)?.sku !== sku)
  const former = renamed.filter(({ sku }) => !skus.has(sku))
  if (former.length > 0)
    await tx
      .insert(variantOldSku)
      .values(former.map(({ id, sku }) => ({ siteId: site, sku, variantId: id })))
      .onConflictDoUpdate({ target: [variantOldSku.siteId, variantOldSku.sku], set: excluded('variant_id') })
  const free = (rows: readonly { id: string }[]) =>
    inArray(
      variant.id,
      rows.map(({ id }) => id),
    )
  if (renamed.length > 0)
    await tx
      .update(variant)
      .set({ sku: sql`'OLD.' || upper(md5(${variant.id}))` })
      .where(free(renamed))
  const reordered = before.filter(({ id, optionKey }) => optionKeyOf(wanted.get(id)?.options) !== optionKey)
  if (reordered.length > 0)
    await tx
      .update(variant)
      .set({ optionKey: sql`${variant.id}` })
      .where(free(reordered))
}

const optionKeyOf = (options: VariantInput['options'] = []): string =>
  options.map(({ code, value }) => `${code}:${value}`).join(',')

function variantValues(each: VariantInput & { productId: string; rank: number }, now: Date) {
  const options = each.options ?? []
  return {
    id: each.id,
    productId: each.productId,
    sku: each.sku,
    barcode: each.barcode ?? null,
    options,
    optionKey: optionKeyOf(options),
    rank: each.rank,
    regular: each.regular,
    sale: each.sale ?? null,
    saleFrom: each.saleFrom ?? null,
    saleTo: each.saleTo ?? null,
    cost: each.cost ?? null,
    weightG: each.weightG ?? 0,
    maxPerOrder: each.maxPerOrder ?? null,
    tracked: each.tracked ?? true,
    backorder: each.backorder ?? false,
    picture: each.picture ?? null,
    pictureAlt: each.pictureAlt ?? null,
    updatedAt: now,
  }
}

/** Columns as the refused insert has them, by the names of their properties. */
function excluded(...columns: string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column) => [
      column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  )
}

/** Ends a product's time on the shelf. */
export const deleteProducts = async ({ tx, site, now }: Pick<Shop, 'tx' | 'site' | 'now'>, ids: readonly string[]) => {
  if (ids.length === 0) return
  await tx
    .update(product)
    .set({ deletedAt: now, version: sql`${product.version} + 1` })
    .where(and(inArray(product.id, [...ids]), eq(product.siteId, site)))
  await setSearchedRows(tx, { site, kind: searchKind, rows: ids.map((id) => ({ id, text: '' })) })
}
