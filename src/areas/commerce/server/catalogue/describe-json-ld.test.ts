import { expect, it } from 'vitest'
import type { ProductView, VariantView } from '@schemas/commerce/entities/shelf'
import { describeJsonLd } from './describe-json-ld'

const variant = (sku: string, amount: number, state: 'in' | 'out' = 'in'): VariantView => ({
  id: sku,
  sku,
  options: [],
  price: { amount, currency: 'THB' },
  stock: { state },
})
const product = (part: Partial<ProductView>): ProductView => ({
  id: 'p',
  slug: 'wok',
  title: 'Wok',
  summary: '',
  body: undefined,
  kind: 'good',
  brand: 'Leng',
  brandCode: 'leng',
  temperature: 'dry',
  images: [],
  attributes: [],
  variants: [],
  breadcrumbs: [],
  ...part,
})

it('offers the variant of the address, or the only one', () => {
  const variants = [variant('A', 12_750), variant('B', 20_000, 'out')]
  expect(describeJsonLd(product({ variants, chosen: 'B' }))).toEqual({
    '@type': 'Product',
    sku: 'B',
    brand: { '@type': 'Brand', name: 'Leng' },
    offers: {
      '@type': 'Offer',
      price: '200.00',
      priceCurrency: 'THB',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  expect(describeJsonLd(product({ variants: variants.slice(0, 1) }))).toMatchObject({
    sku: 'A',
    offers: { price: '127.50' },
  })
})

it('offers the range where nothing is chosen', () =>
  expect(describeJsonLd(product({ variants: [variant('A', 12_750), variant('B', 20_000, 'out')] }))).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '127.50',
      highPrice: '200.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  }))

it('calls a service a service', () =>
  expect(
    describeJsonLd(product({ kind: 'service', variants: [variant('A', 100)], rating: { average: 4.5, count: 8 } })),
  ).toMatchObject({
    '@type': 'Service',
    aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
  }))
