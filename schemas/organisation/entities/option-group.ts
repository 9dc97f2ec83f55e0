import * as z from 'zod/mini'

/** One priced option, such as oat milk, with what it takes from stock. */
export type PricedOption = {
  code: string
  title: { th?: string | undefined; en?: string | undefined }
  price: number
  stock: { item: string; quantity: number }[]
}

/** What a till shows of a group, in the caller's language. */
export const shownGroup = z.object({
  id: z.string(),
  title: z.string(),
  min: z.int(),
  max: z.int(),
  options: z.array(z.object({ code: z.string(), title: z.string(), price: z.int() })),
  categories: z.array(z.string()),
})
