import { inArray } from 'drizzle-orm'
import type { SeedBatch, SeedContext } from '@gateway/seed/demo-seed'
import type { ProductInput } from '../catalogue/product-input'
import { saveProducts } from '../catalogue/save-products'
import { moveStock } from '../stock/move'
import { product, stockItem } from '../tables'
import { demoId } from './demo-id'
import { type GeneratedGood, generatedGoods } from './generated-goods'
import type { DemoGood, ShopFile } from './shop-file'

/** So many products in one transaction. */
const batchSize = 4
const dayMs = 86_400_000
/** Days since when the goods are in stock: before the first demo order. */
const daysInStock = 95

/** A product with what is put into stock for it. */
type Stocked = {
  input: ProductInput
  stock: { item: string; title: { th: string; en: string }; pieces: number; cost: number }[]
}

/** The goods of a file, and the generated ones, in batches. */
export function goodsBatches(site: string, file: ShopFile, now: Date): SeedBatch[] {
  const stated = file.goods.map((good) => statedGood(site, file, good, now))
  const generated = (file.generated?.shelves ?? []).flatMap((shelf) =>
    generatedGoods(site, shelf, file.generated?.makers ?? []).map((good) => generatedGood(site, good, now)),
  )
  const all = [...stated, ...generated]
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) => {
    const part = all.slice(at * batchSize, (at + 1) * batchSize)
    return (context: SeedContext) => makeGoods(context, part, now)
  })
}

async function makeGoods({ db, site }: SeedContext, goods: readonly Stocked[], now: Date): Promise<void> {
  const there = await db
    .select({ id: product.id })
    .from(product)
    .where(
      inArray(
        product.id,
        goods.map(({ input }) => input.id),
      ),
    )
  const known = new Set(there.map(({ id }) => id))
  const missing = goods.filter(({ input }) => !known.has(input.id))
  if (missing.length === 0) return
  const stock = missing.flatMap((each) => each.stock)
  if (stock.length > 0)
    await db
      .insert(stockItem)
      .values(stock.map(({ item, title }) => ({ siteId: site, id: item, unit: 'piece' as const, title })))
      .onConflictDoNothing()
  const filled = stock.filter(({ pieces }) => pieces > 0)
  if (filled.length > 0)
    await moveStock(
      { tx: db, site, now: new Date(now.getTime() - daysInStock * dayMs) },
      filled.map(({ item, pieces, cost }) => ({
        item,
        location: 'main',
        delta: pieces,
        reason: 'received' as const,
        cost,
        ref: 'demo',
        refLine: item,
      })),
    )
  await saveProducts(
    { tx: db, site, now },
    missing.map(({ input }) => input),
  )
}

/** What a variant costs the shop: three fifths of its price. */
const costOf = (price: number, pieces: number) => Math.floor((price * 3) / 5) * pieces

function statedGood(site: string, file: ShopFile, good: DemoGood, now: Date): Stocked {
  const id = demoId(site, 'product', good.slug)
  const categories = good.categories.map((code) => demoId(site, 'category', code))
  const maker = file.brands.find(({ code }) => code === good.brand)
  const itemOf = (sku: string) => demoId(site, 'item', sku)
  const own = good.stock !== undefined && good.sku ? itemOf(good.sku) : undefined
  const variants = good.variants?.map((each) => ({
    id: demoId(site, 'variant', each.sku),
    sku: each.sku,
    options: each.options,
    regular: each.price,
    weightG: each.grams ?? good.grams,
    parts: Object.entries(each.parts).map(([code, quantity]) => ({ item: itemOf(code), quantity })),
  })) ?? [
    {
      id: demoId(site, 'variant', good.sku ?? ''),
      sku: good.sku ?? '',
      regular: good.price ?? 0,
      ...(good.sale === undefined ? {} : { sale: good.sale, saleTo: endOfMonth(now) }),
      weightG: good.grams,
      tracked: own !== undefined,
      parts: own ? [{ item: own, quantity: 1 }] : [],
    },
  ]
  return {
    input: {
      id,
      slug: good.slug,
      title: good.title,
      ...(good.summary ? { summary: good.summary } : {}),
      kind: good.kind,
      ...(maker ? { brand: maker } : {}),
      vat: good.vat,
      temperature: good.temperature,
      images: good.picture ? [{ asset: good.picture, alt: good.title }] : [],
      status: 'active',
      publishedAt: new Date(now.getTime() - 5 * dayMs),
      sold: good.sold,
      categories,
      variants,
    },
    stock: own
      ? [
          {
            item: own,
            title: good.title,
            pieces: good.stock ?? 0,
            cost: costOf(good.sale ?? good.price ?? 0, good.stock ?? 0),
          },
        ]
      : [],
  }
}

function generatedGood(site: string, good: GeneratedGood, now: Date): Stocked {
  const { shelf } = good
  const variants = good.variants.map((each) => ({ ...each, item: demoId(site, 'item', each.sku) }))
  return {
    input: {
      id: demoId(site, 'product', good.slug),
      slug: good.slug,
      title: good.title,
      kind: 'good',
      brand: good.brand,
      vat: shelf.vat,
      temperature: shelf.temperature,
      images: good.picture ? [{ asset: good.picture, alt: good.title }] : [],
      status: 'active',
      publishedAt: new Date(now.getTime() - (10 + good.daysOnShelf) * dayMs),
      sold: good.sold,
      rating: good.rating,
      categories: [demoId(site, 'category', shelf.category)],
      variants: variants.map(({ sku, item, option, regular, sale, grams }) => ({
        id: demoId(site, 'variant', sku),
        sku,
        options: option
          ? [{ code: shelf.option.code, value: option.value, label: shelf.option.label, text: option.text }]
          : [],
        regular,
        ...(sale === undefined ? {} : { sale, saleTo: endOfMonth(now) }),
        weightG: grams,
        parts: [{ item, quantity: 1 }],
      })),
    },
    stock: variants.map(({ item, stock, regular }) => ({
      item,
      title: good.title,
      pieces: stock,
      cost: costOf(regular, stock),
    })),
  }
}

/** The first midnight in Bangkok of the next month: a sale "until the end of the month". */
function endOfMonth(now: Date): Date {
  const local = new Date(now.getTime() + 7 * 3_600_000)
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - 7 * 3_600_000)
}
