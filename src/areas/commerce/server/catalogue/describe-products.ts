import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { ProductImage } from '@schemas/commerce/entities/product-image'
import type { ProductCard, ShownPrice } from '@schemas/commerce/entities/shelf'
import { currentPrice, isOnSale } from '@schemas/commerce/price/current-price'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/text'
import { toSatang } from '@schemas/money/satang'
import type { Db } from '@gateway/db/open'
import { product, variant } from '../tables'
import { availableOf, describeStock } from './variant-stock'

export type ProductRow = typeof product.$inferSelect
export type VariantRow = typeof variant.$inferSelect

/** Of a variant at a moment; what is struck through, and until when, only while it is on sale. */
export function describePrice(row: VariantRow, now: Date): ShownPrice {
  const price = {
    regular: toSatang(row.regular),
    sale: row.sale === null ? undefined : toSatang(row.sale),
    saleFrom: row.saleFrom ?? undefined,
    saleTo: row.saleTo ?? undefined,
  }
  const amount = currentPrice(price, now)
  if (!isOnSale(price, now)) return { amount, currency }
  return {
    amount,
    regular: row.regular,
    percentOff: Math.floor(((row.regular - amount) * 100) / row.regular),
    ...(row.saleTo ? { until: row.saleTo.toISOString() } : {}),
    currency,
  }
}

export const describePicture = ({ asset, alt }: ProductImage, locale: Locale) => ({ asset, alt: pickText(alt, locale) })

export const describeRating = ({ ratingSum, ratingCount }: ProductRow) =>
  ratingCount > 0 ? { rating: { average: Math.round((ratingSum * 10) / ratingCount) / 10, count: ratingCount } } : {}

/** Cards of products, in the order of their ids given: three queries, however many they are. */
export async function describeCards(tx: Db, ids: readonly string[], now: Date, locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const products = await tx
    .select()
    .from(product)
    .where(inArray(product.id, [...ids]))
  const variants = await liveVariants(tx, ids)
  const available = await availableOf(
    tx,
    variants.map(({ id }) => id),
  )
  const byId = new Map(products.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const own = variants.filter(({ productId }) => productId === id)
    const [first] = own
    if (!row || !first) return []
    const prices = own.map((each) => ({ each, price: describePrice(each, now) }))
    const stocks = own.map((each) => describeStock(each, available))
    const lowest = prices.reduce((least, one) => (one.price.amount < least.price.amount ? one : least))
    const [image] = row.images
    const picture = image ?? (first.picture ? { asset: first.picture, alt: first.pictureAlt ?? undefined } : undefined)
    return [
      {
        id,
        code: own.length === 1 ? first.sku : row.slug,
        title: pickText(row.title, locale),
        brand: pickText(row.brand, locale),
        brandCode: row.brandCode,
        ...(picture ? { picture: describePicture(picture, locale) } : {}),
        price: lowest.price,
        isFrom: prices.some(({ price }) => price.amount !== lowest.price.amount),
        stock: stocks.find(({ state }) => state === 'in') ??
          stocks.find(({ state }) => state !== 'out') ?? { state: 'out' },
        variants: own.length,
        ...(own.length === 1 ? { variant: first.id } : {}),
        ...describeRating(row),
      },
    ]
  })
}

export const liveVariants = (tx: Db, products: readonly string[]): Promise<VariantRow[]> =>
  tx
    .select()
    .from(variant)
    .where(and(inArray(variant.productId, [...products]), isNull(variant.deletedAt)))
    .orderBy(asc(variant.productId), asc(variant.rank), asc(variant.id))

/** A product that anyone may see. */
export const isPublic = and(eq(product.status, 'active'), isNull(product.deletedAt))
