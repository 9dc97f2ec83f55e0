import * as z from 'zod/mini'
import { listState } from '../../list-state'

/** Why staff change stock by hand; sales, returns and transfers write their own. */
export const handReasons = [
  'received',
  'recount',
  'damaged',
  'waste',
  'lost',
  'theft',
  'sample',
  'internal_use',
  'vendor_return',
  'returned',
] as const
export type HandReason = (typeof handReasons)[number]
export const moveReasons = [...handReasons, 'sale', 'transfer', 'cost'] as const

export const stockLevelList = listState({
  filters: { state: ['out', 'low'] },
  sorts: ['title', 'sku', 'onHand'],
  hasSearch: true,
})

/** A variant on the shelf with the stock item that it takes from. */
export const stockShelf = z.object({
  /** Of the variant. */
  id: z.string(),
  item: z.string(),
  location: z.string(),
  sku: z.string(),
  barcode: z.optional(z.string()),
  title: z.string(),
  options: z.string(),
  regular: z.int(),
  sale: z.optional(z.int()),
  status: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  oversold: z.int(),
})
export type StockShelf = z.infer<typeof stockShelf>
