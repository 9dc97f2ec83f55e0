import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import type { Shop } from '../shop'
import { category, product, variant } from '../tables'

export type ProductProblem =
  | 'unknown'
  | 'stale'
  | 'used'
  | 'barcode'
  | 'twice'
  | 'name'
  | 'sale'
  | 'options'
  | 'category'
export type ProductFault = { ok: false; problem: ProductProblem; field?: string }

/** The index of the first value that repeats an earlier one. */
function repeatedAt(values: readonly (string | undefined)[]): number | undefined {
  const at = values.findIndex((value, index) => value !== undefined && values.indexOf(value) < index)
  return at < 0 ? undefined : at
}

/** What is wrong within a draft alone. */
export function faultOf({ title, variants }: ProductDraft): ProductFault | undefined {
  if (!title.th && !title.en) return { ok: false, problem: 'name', field: 'title.th' }
  const high = variants.findIndex(({ sale, regular }) => sale !== undefined && sale >= regular)
  if (high >= 0) return { ok: false, problem: 'sale', field: `variants.${high}.sale` }
  const repeated = (problem: ProductProblem, field: string, values: readonly (string | undefined)[]) => {
    const at = repeatedAt(values)
    return at === undefined ? undefined : ({ ok: false, problem, field: `variants.${at}.${field}` } as const)
  }
  return (
    repeated(
      'twice',
      'id',
      variants.map(({ id }) => id),
    ) ??
    repeated(
      'options',
      'options',
      // The same options in another order are the same.
      variants.map(({ options }) =>
        options
          .map(({ code, value }) => `${code}:${value}`)
          .toSorted()
          .join(','),
      ),
    ) ??
    repeated(
      'used',
      'sku',
      variants.map(({ sku }) => sku),
    ) ??
    repeated(
      'barcode',
      'barcode',
      variants.map(({ barcode }) => barcode || undefined),
    )
  )
}

export async function unknownCategory({ tx }: Shop, ids: readonly string[]): Promise<ProductFault | undefined> {
  if (ids.length === 0) return undefined
  const known = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, [...ids]), isNull(category.deletedAt)))
  return known.length < new Set(ids).size ? { ok: false, problem: 'category', field: 'categories' } : undefined
}

/** A code that another product or variant has. `own` are the ids of the draft's variants. */
export async function usedCode(
  { tx }: Shop,
  { slug, variants }: ProductDraft,
  { id, own }: { id: string; own: readonly string[] },
): Promise<ProductFault | undefined> {
  const [same] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.slug, slug), ne(product.id, id)))
  if (same) return { ok: false, problem: 'used', field: 'slug' }
  const skus = await tx
    .select({ sku: variant.sku })
    .from(variant)
    .where(
      and(
        inArray(
          variant.sku,
          variants.map(({ sku }) => sku),
        ),
        notInArray(variant.id, [...own]),
      ),
    )
  const taken = variants.findIndex(({ sku }) => skus.some((each) => each.sku === sku))
  if (taken >= 0) return { ok: false, problem: 'used', field: `variants.${taken}.sku` }
  const wanted = variants.flatMap(({ barcode }) => barcode || [])
  if (wanted.length === 0) return undefined
  const barcodes = await tx
    .select({ barcode: variant.barcode })
    .from(variant)
    .innerJoin(product, and(eq(product.siteId, variant.siteId), eq(product.id, variant.productId)))
    .where(
      and(
        inArray(variant.barcode, wanted),
        notInArray(variant.id, [...own]),
        // What is left out of the draft goes.
        ne(variant.productId, id),
        isNull(variant.deletedAt),
        isNull(product.deletedAt),
      ),
    )
  const scanned = variants.findIndex(({ barcode }) => barcode && barcodes.some((each) => each.barcode === barcode))
  return scanned < 0 ? undefined : { ok: false, problem: 'barcode', field: `variants.${scanned}.barcode` }
}
