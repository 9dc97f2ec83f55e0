import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { recordAudit } from '@gateway/audit/audit'
import type { Shop } from '../shop'
import { category, product, stockItem, variant } from '../tables'
import type { ProductInput, VariantInput } from './product-input'
import { readProductInputs } from './read-product-inputs'
import { saveProducts } from './save-products'

export type ProductProblem = 'unknown' | 'stale' | 'used' | 'name' | 'sale' | 'options' | 'category'
type Saved = { ok: true; product: string; version: number } | { ok: false; problem: ProductProblem; field?: string }

type Written = ProductDraft & { product?: string | undefined; version?: number | undefined }

/** Writes what staff edit of a product; what they do not edit stays. */
export async function saveDraftProduct(shop: Shop, { product: id, version, ...draft }: Written): Promise<Saved> {
  const { tx, site, actor } = shop
  const problem = faultOf(draft)
  if (problem) return problem
  const [row] = id === undefined ? [] : await tx.select().from(product).where(eq(product.id, id)).for('update')
  const [before] = id === undefined ? [] : await readProductInputs(tx, [id])
  if (id !== undefined && (!row || !before || before.kind === 'lesson')) return { ok: false, problem: 'unknown' }
  if (row && row.version !== version) return { ok: false, problem: 'stale' }
  const own = before?.variants.map((each) => each.id) ?? []
  if (draft.variants.some((each) => each.id !== undefined && !own.includes(each.id)))
    return { ok: false, problem: 'unknown' }
  const known = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, draft.categories), isNull(category.deletedAt)))
  if (known.length < new Set(draft.categories).size) return { ok: false, problem: 'category' }
  const used = await usedCode(shop, draft, id, own)
  if (used) return { ok: false, problem: 'used', field: used }
  const saved = { ...before, ...(await inputOf(shop, draft, before)), id: id ?? randomUUID() }
  await saveProducts(shop, [saved])
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'product-save',
    subject: `product:${saved.id}`,
    ...(before ? { before: { status: before.status } } : {}),
    after: { status: draft.status },
  })
  return { ok: true, product: saved.id, version: (row?.version ?? 0) + 1 }
}

function faultOf({ title, variants }: ProductDraft): Extract<Saved, { ok: false }> | undefined {
  if (!title.th && !title.en) return { ok: false, problem: 'name', field: 'title.th' }
  const high = variants.findIndex(({ sale, regular }) => sale !== undefined && sale >= regular)
  if (high >= 0) return { ok: false, problem: 'sale', field: `variants.${high}.sale` }
  const keys = variants.map(({ options }) => options.map(({ code, value }) => `${code}:${value}`).join(','))
  return new Set(keys).size < keys.length ? { ok: false, problem: 'options' } : undefined
}

/** The field whose code another product has. */
async function usedCode(
  { tx }: Shop,
  { slug, variants }: ProductDraft,
  id: string | undefined,
  own: readonly string[],
): Promise<string | undefined> {
  const [same] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.slug, slug), id === undefined ? undefined : ne(product.id, id)))
  if (same) return 'slug'
  const skus = variants.map(({ sku }) => sku)
  const twice = skus.findIndex((sku, at) => skus.indexOf(sku) < at)
  if (twice >= 0) return `variants.${twice}.sku`
  const others = await tx
    .select({ sku: variant.sku })
    .from(variant)
    .where(and(inArray(variant.sku, skus), own.length > 0 ? notInArray(variant.id, [...own]) : undefined))
  const taken = skus.findIndex((sku) => others.some((each) => each.sku === sku))
  return taken < 0 ? undefined : `variants.${taken}.sku`
}

async function inputOf(shop: Shop, draft: ProductDraft, before: ProductInput | undefined): Promise<ProductInput> {
  const variants: VariantInput[] = []
  for (const { id, barcode, sale, ...each } of draft.variants) {
    const old = before?.variants.find((of) => of.id === id)
    const { barcode: _barcode, sale: oldSale, saleFrom, saleTo, ...rest } = old ?? { parts: [] }
    const keepsSale = sale !== undefined && sale === oldSale
    variants.push({
      ...rest,
      ...each,
      id: id ?? randomUUID(),
      ...(barcode ? { barcode } : {}),
      ...(sale === undefined ? {} : { sale }),
      ...(keepsSale && saleFrom ? { saleFrom } : {}),
      ...(keepsSale && saleTo ? { saleTo } : {}),
      parts:
        each.tracked && (old?.parts ?? []).length === 0
          ? [{ item: await newItem(shop, draft), quantity: 1 }]
          : (old?.parts ?? []),
    })
  }
  const { images, ...values } = draft
  return {
    ...values,
    id: before?.id ?? '',
    images: images.map((asset) => before?.images?.find((each) => each.asset === asset) ?? { asset, alt: draft.title }),
    variants,
  }
}

/** What a new variant is counted as. */
async function newItem({ tx, site }: Shop, { title }: ProductDraft): Promise<string> {
  const id = randomUUID()
  await tx.insert(stockItem).values({ siteId: site, id, unit: 'piece', title })
  return id
}
