import type { ProductView, ShownStock, VariantView } from '@schemas/commerce/entities/shelf'
import { satangPerBaht } from '@schemas/constants'

const availability: Record<ShownStock['state'], string> = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
  ahead: 'https://schema.org/BackOrder',
}

const baht = (satang: number) => (satang / satangPerBaht).toFixed(2)

/** A product for search engines: one offer for the variant of the address or the only one, otherwise the range. */
export function describeJsonLd(product: ProductView): Record<string, unknown> {
  const { brand, rating, kind, chosen, variants } = product
  const shown = variants.find(({ sku }) => sku === chosen) ?? (variants.length === 1 ? variants[0] : undefined)
  return {
    '@type': kind === 'service' ? 'Service' : 'Product',
    ...(shown && kind !== 'service' ? { sku: shown.sku } : {}),
    ...(brand && kind !== 'service' ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }
      : {}),
    ...(variants.length > 0 ? { offers: shown ? offerOf(shown) : rangeOf(variants) } : {}),
  }
}

const offerOf = ({ price, stock }: VariantView) => ({
  '@type': 'Offer',
  price: baht(price.amount),
  priceCurrency: price.currency,
  availability: availability[stock.state],
  ...(price.until ? { priceValidUntil: price.until.slice(0, 10) } : {}),
})

function rangeOf(variants: readonly VariantView[]) {
  const amounts = variants.map(({ price }) => price.amount)
  const isThere = variants.some(({ stock }) => stock.state !== 'out')
  return {
    '@type': 'AggregateOffer',
    lowPrice: baht(Math.min(...amounts)),
    highPrice: baht(Math.max(...amounts)),
    offerCount: variants.length,
    priceCurrency: variants[0]?.price.currency,
    availability: availability[isThere ? 'in' : 'out'],
  }
}
