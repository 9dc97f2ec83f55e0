import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { recordAudit } from '@gateway/audit/audit'
import type { Shop } from '../shop'
import { product, stockItem, variant } from '../tables'
import { lockCategories, lockProductCodes } from './catalogue-locks'
import { faultOf, type ProductFault, unknownCategory, usedCode } from './check-draft-product'
import type { ProductInput, VariantInput } from './product-input'
import { readProductInputs } from './read-product-inputs'
import { saveProducts } from './save-products'

type Saved = { ok: true; product: string; version: number } | ProductFault

type Written = ProductDraft & { product?: string | undefined; version?: number | undefined }

/** Writes what staff edit of a product; what they do not edit stays. */
export async function saveDraftProduct(shop: Shop, { product: known, version, ...written }: Written): Promise<Saved> {
  const { tx, site, actor } = shop
  const problem = faultOf(written)
  if (problem) return problem
  await lockProductCodes(shop)
  await lockCategories(shop, 'place')
  const id = known ?? randomUUID()
  const [row] = known === undefined ? [] : await tx.select().from(product).where(eq(product.id, id)).for('update')
  if (known !== undefined && (!row || row.deletedAt !== null || row.kind === 'lesson'))
    return { ok: false, problem: 'unknown' }
  if (row && row.version !== version) return { ok: false, problem: 'stale' }
  const variants = row ? await ownVariants(shop, id, written.variants) : written.variants
  if (!variants) return { ok: false, problem: 'unknown' }
  const draft = { ...written, categories: [...new Set(written.categories)], variants }
  const own = variants.map((each) => each.id ?? randomUUID())
  const refused = (await unknownCategory(shop, draft.categories)) ?? (await usedCode(shop, draft, { id, own }))
  if (refused) return refused
  const [before] = row ? await readProductInputs(tx, [id]) : []
  await saveProducts(shop, [{ ...before, ...(await inputOf(shop, draft, before)), id }])
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'product-save',
    subject: `product:${id}`,
    ...(before ? { before: { status: before.status } } : {}),
    after: { status: draft.status },
  })
  return { ok: true, product: id, version: (row?.version ?? 0) + 1 }
}

type DraftVariant = ProductDraft['variants'][number]

/**
 * The variants of a draft with their ids: one that is new and has the SKU of a variant which was taken away, now or
 * before, is that variant again, with its stock. Undefined where one is another product's.
 */
async function ownVariants(
  { tx }: Shop,
  of: string,
  drafts: readonly DraftVariant[],
): Promise<DraftVariant[] | undefined> {
  const rows = await tx
    .select({ id: variant.id, sku: variant.sku, deletedAt: variant.deletedAt })
    .from(variant)
    .where(eq(variant.productId, of))
    .orderBy(variant.id)
    .for('update')
  const named = new Set(drafts.flatMap(({ id }) => id ?? []))
  const live = new Set(rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))
  if ([...named].some((id) => !live.has(id))) return undefined
  const again = rows.filter(({ id }) => !named.has(id))
  const drafted = drafts.map((each) => {
    const id = each.id ?? again.find(({ sku }) => sku === each.sku)?.id
    return id === undefined ? each : { ...each, id }
  })
  const back = drafted.flatMap(({ id }) => (id === undefined || live.has(id) ? [] : [id]))
  // Its options are written with the others.
  if (back.length > 0)
    await tx
      .update(variant)
      .set({ deletedAt: null, optionKey: sql`${variant.id}` })
      .where(inArray(variant.id, back))
  return drafted
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
