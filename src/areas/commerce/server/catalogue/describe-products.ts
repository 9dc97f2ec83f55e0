import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { ProductImage } from '@schemas/commerce/entities/product-image'
import type { ProductCard, ShownPrice } from '@schemas/commerce/entities/shelf'
import { currentPrice, isOnSale } from '@schemas/commerce/price/current-price'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { toSatang } from '@schemas/money/satang'
import type { Db } from '@gateway/db/open'
import { product, variant } from '../tables'
import { availableNow, describeStock } from './variant-stock'

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

/** Cards of products, in the order of their ids: one query, however many they are. */
export async function describeCards(tx: Db, ids: readonly string[], now: Date, locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ product, variant, available: availableNow })
    .from(product)
    .innerJoin(variant, and(eq(variant.siteId, product.siteId), eq(variant.productId, product.id)))
    .where(and(inArray(product.id, [...ids]), isNull(variant.deletedAt)))
    .orderBy(asc(variant.rank), asc(variant.id))
  return ids.flatMap((id) => {
    const own = rows.filter((each) => each.product.id === id)
    if (!own[0]) return []
    const { product: row, variant: first } = own[0]
    const prices = own.map((each) => describePrice(each.variant, now))
    const stocks = own.map((each) => describeStock(each.variant, each.available))
    const lowest = prices.reduce((least, price) => (price.amount < least.amount ? price : least))
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
        price: lowest,
        isFrom: prices.some(({ amount }) => amount !== lowest.amount),
        stock: stocks.find(({ state }) => state === 'in') ??
          stocks.find(({ state }) => state !== 'out') ?? { state: 'out' },
        variants: own.length,
        ...(own.length === 1 ? { variant: first.id } : {}),
        ...describeRating(row),
      },
    ]
  })
}

/** The variants of a product, with how many of each can be had. */
export const liveVariants = (tx: Db, id: string) =>
  tx
    .select({ variant, available: availableNow })
    .from(variant)
    .where(and(eq(variant.productId, id), isNull(variant.deletedAt)))
    .orderBy(asc(variant.rank), asc(variant.id))

/** A product that anyone may see. */
export const isPublic = and(eq(product.status, 'active'), isNull(product.deletedAt))
