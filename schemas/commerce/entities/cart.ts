import * as z from 'zod/mini'
import { currency } from '../../constants'
import { facetText } from './facet-value'
import { shelfPicture, shownPrice, shownStock } from './shelf'

/** A guest's secret for their cart or order, as the gateway has given it. */
export const accessToken = () => z.string().check(z.maxLength(64))

/** The most of one variant in a cart, and the most variants. */
export const maxQuantity = 9999
export const maxCartLines = 100

const cartProblems = ['gone', 'short', 'limit', 'price'] as const
/** `short` and `limit`: only so many (`left`) can be had. `price`: it was another one (`was`) when it was last shown. */
const cartProblem = z.object({
  problem: z.enum(cartProblems),
  left: z.optional(z.int()),
  was: z.optional(z.int()),
})
export type CartProblem = z.infer<typeof cartProblem>

const cartLineView = z.object({
  variant: z.string(),
  /** In the address of its product's page. */
  sku: z.string(),
  title: z.string(),
  options: z.array(facetText),
  picture: z.optional(shelfPicture),
  quantity: z.int(),
  isSaved: z.boolean(),
  price: shownPrice,
  /** Of the quantity. */
  total: z.int(),
  stock: shownStock,
  maxPerOrder: z.optional(z.int()),
  problems: z.array(cartProblem),
})
export type CartLineView = z.infer<typeof cartLineView>

export const cartView = z.object({
  cart: z.optional(z.string()),
  /** 0 while nothing has been put in. */
  version: z.int(),
  lines: z.array(cartLineView),
  /** Units, saved lines left out. */
  count: z.int(),
  subtotal: z.int(),
  currency: z.literal(currency),
  /** How much more gives free delivery, of each kind of box that the cart fills. */
  toFreeDelivery: z.array(z.object({ temperature: z.enum(['dry', 'chilled']), amount: z.int() })),
})
export type CartView = z.infer<typeof cartView>
