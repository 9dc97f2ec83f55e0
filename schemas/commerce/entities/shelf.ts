import * as z from 'zod/mini'
import { currency } from '../../constants'
import { facetText } from './facet-value'

const code = /^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$/
const attribute = /^[a-z0-9-]{1,40}:[a-z0-9-]{1,40}(?:,[a-z0-9-]{1,40}:[a-z0-9-]{1,40}){0,29}$/
const amount = () => z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1e12)))

/** The filters of a product list, as written in an address: `brand=a,b&attributes=size:l,size:m&max=50000`. */
export const shelfQuery = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  category: z.optional(z.string().check(z.maxLength(60))),
  brand: z.optional(z.string().check(z.regex(code))),
  attributes: z.optional(z.string().check(z.regex(attribute))),
  /** In satang, both inclusive. */
  min: amount(),
  max: amount(),
  inStock: z.optional(z.union([z.boolean(), z.stringbool()])),
  onSale: z.optional(z.union([z.boolean(), z.stringbool()])),
}

/** Pictures by their names, for an answer that no page brings: see `pictures` of the calls. */
export const namedPictures = z.optional(z.record(z.string(), z.unknown()))

/** Pictures by their asset names. */
export const shelfPicture = z.object({ asset: z.string(), alt: z.string() })

/** A price that is shown: `regular` where it is struck through. */
export const shownPrice = z.object({
  amount: z.int(),
  regular: z.optional(z.int()),
  percentOff: z.optional(z.int()),
  until: z.optional(z.string()),
  currency: z.literal(currency),
})
export type ShownPrice = z.infer<typeof shownPrice>

export const stockStates = ['in', 'low', 'out', 'ahead'] as const
/** `left` only where few are left; `ahead`: it may be ordered and waits for stock. */
export const shownStock = z.object({ state: z.enum(stockStates), left: z.optional(z.int()) })
export type ShownStock = z.infer<typeof shownStock>

export const productCard = z.object({
  id: z.string(),
  /** In the address of its page: the SKU where there is one variant, so that nothing is chosen unasked. */
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  brandCode: z.string(),
  picture: z.optional(shelfPicture),
  price: shownPrice,
  /** Its variants have several prices, of which this is the lowest. */
  isFrom: z.boolean(),
  stock: shownStock,
  variants: z.int(),
  /** The one variant that can be put into the cart from the shelf. */
  variant: z.optional(z.string()),
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
})
export type ProductCard = z.infer<typeof productCard>

export const facetGroup = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), text: z.string(), count: z.int() })),
})
export const shelfFacets = z.object({
  groups: z.array(facetGroup),
  price: z.optional(z.object({ min: z.int(), max: z.int() })),
  inStock: z.int(),
  onSale: z.int(),
})
export type ShelfFacets = z.infer<typeof shelfFacets>

export const breadcrumb = z.object({ code: z.string(), title: z.string() })

export const variantView = z.object({
  id: z.string(),
  sku: z.string(),
  options: z.array(facetText),
  price: shownPrice,
  stock: shownStock,
  maxPerOrder: z.optional(z.int()),
  picture: z.optional(shelfPicture),
})

/** Where a product is delivered, what that costs and how many days it takes. */
export const productDelivery = z.object({
  zones: z.array(
    z.object({
      price: z.int(),
      days: z.optional(z.tuple([z.int(), z.int()])),
      /** The first two digits of the provinces' codes. */
      provinces: z.array(z.string()),
    }),
  ),
  freeFrom: z.optional(z.int()),
  /** Packed on the same day when it is ordered before this hour of the site. */
  orderBy: z.optional(z.int()),
})
export type ProductDelivery = z.infer<typeof productDelivery>

export const productView = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.unknown(),
  kind: z.enum(['good', 'service', 'lesson']),
  brand: z.string(),
  brandCode: z.string(),
  temperature: z.enum(['dry', 'chilled']),
  images: z.array(shelfPicture),
  attributes: z.array(facetText),
  delivery: z.optional(productDelivery),
  variants: z.array(variantView),
  /** The variant that the address names. */
  chosen: z.optional(z.string()),
  breadcrumbs: z.array(breadcrumb),
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
})
export type VariantView = z.infer<typeof variantView>
export type ProductView = z.infer<typeof productView>

const shelfCategory = z.object({
  code: z.string(),
  title: z.string(),
  parent: z.optional(z.string()),
  picture: z.optional(shelfPicture),
  /** Products in it and below. */
  count: z.int(),
})
/** All categories, parents before children. */
export const categoryList = z.array(shelfCategory)
export type ShelfCategory = z.infer<typeof shelfCategory>
