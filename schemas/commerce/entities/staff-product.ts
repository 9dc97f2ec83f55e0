import * as z from 'zod/mini'
import { listState } from '../../list-state'
import { maxSatang } from '../../money/satang'
import { vatClasses } from '../../money/vat'

export const productStatuses = ['draft', 'active', 'archived'] as const

export const staffProductList = listState({
  filters: { status: productStatuses, category: 60, stock: ['out', 'low'] },
  sorts: ['title', 'changed', 'sold'],
  hasSearch: true,
})

export const staffVariant = z.object({
  id: z.string(),
  sku: z.string(),
  /** Its options as read: "Large, red". */
  options: z.string(),
  regular: z.int(),
  sale: z.optional(z.int()),
  saleTo: z.optional(z.string()),
  /** Units that can be sold; absent where its stock is not tracked. */
  available: z.optional(z.int()),
  version: z.int(),
})

/** A product in the staff's list, with its variants, of which prices are changed in place. */
export const staffProduct = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(productStatuses),
  kind: z.enum(['good', 'service', 'lesson']),
  /** Address of its first picture. */
  picture: z.optional(z.string()),
  categories: z.array(z.object({ id: z.string(), title: z.string() })),
  sold: z.int(),
  variants: z.array(staffVariant),
  updatedAt: z.string(),
})
export type StaffProduct = z.infer<typeof staffProduct>

const name = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))
/** A text per language. */
const localised = (max: number) => z.strictObject({ th: name(max), en: name(max) })
const price = () => z.int().check(z.gte(0), z.lte(maxSatang))
const code = () => z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))

export const productDraft = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/)),
  title: localised(200),
  summary: localised(1000),
  kind: z.enum(['good', 'service']),
  vat: z.enum(vatClasses),
  temperature: z.enum(['dry', 'chilled']),
  status: z.enum(productStatuses),
  /** Ids; the first is where it is shown. */
  categories: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  /** Names of pictures in the library. */
  images: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20)),
  variants: z
    .array(
      z.strictObject({
        id: z.optional(z.string().check(z.maxLength(64))),
        sku: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9._-]{1,40}$/)),
        barcode: z.optional(z.string().check(z.trim(), z.maxLength(64))),
        options: z
          .array(z.strictObject({ code: code(), value: code(), label: localised(60), text: localised(60) }))
          .check(z.maxLength(3)),
        regular: price(),
        sale: z.optional(price()),
        weightG: z.int().check(z.gte(0), z.lte(1_000_000)),
        tracked: z.boolean(),
        backorder: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})
export type ProductDraft = z.infer<typeof productDraft>

/** A category with its text in each language, for those who order the shelves. */
export const staffCategory = z.object({
  id: z.string(),
  code: z.string(),
  parent: z.optional(z.string()),
  title: localised(100),
  products: z.int(),
  version: z.int(),
})
export type StaffCategory = z.infer<typeof staffCategory>
export const categoryTitle = localised(100)
