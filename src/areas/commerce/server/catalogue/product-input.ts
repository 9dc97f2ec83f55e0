import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { ProductImage } from '@schemas/commerce/entities/product-image'
import type { Temperature } from '@schemas/commerce/price/shipping-price'
import type { VatClass } from '@schemas/money/vat'

export type VariantInput = {
  id: string
  sku: string
  barcode?: string
  options?: FacetValue[]
  regular: number
  sale?: number
  saleFrom?: Date
  saleTo?: Date
  cost?: number
  weightG?: number
  maxPerOrder?: number
  tracked?: boolean
  backorder?: boolean
  picture?: string
  pictureAlt?: Localised
  /** What one unit takes from stock. */
  parts?: readonly { item: string; quantity: number }[]
}

export type ProductInput = {
  id: string
  slug: string
  title: Localised
  summary?: Localised
  body?: unknown
  kind: 'good' | 'service' | 'lesson'
  form?: 'physical' | 'digital'
  brand?: { code: string; title: Localised }
  vat?: VatClass
  temperature?: Temperature
  attributes?: FacetValue[]
  images?: ProductImage[]
  status?: 'draft' | 'active' | 'archived'
  publishedAt?: Date
  sold?: number
  rating?: { sum: number; count: number }
  /** Ids, the first one is where it is shown. */
  categories?: readonly string[]
  variants: readonly VariantInput[]
}
