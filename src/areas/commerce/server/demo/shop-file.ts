import * as z from 'zod/mini'
import { demoAgo } from '@gateway/seed/demo-seed'

const text = z.strictObject({ th: z.string(), en: z.string() })
const amount = z.int().check(z.gte(0))
const option = z.strictObject({ code: z.string(), value: z.string(), label: text, text })
const vat = z._default(z.enum(['standard', 'zero', 'exempt']), 'standard')
const temperature = z._default(z.enum(['dry', 'chilled']), 'dry')

const settings = z.strictObject({
  orderPrefix: z.string(),
  methods: z.array(z.enum(['promptpay', 'transfer', 'cod'])),
  receiving: z.array(
    z.strictObject({ id: z.string(), kind: z.enum(['promptpay', 'bank']), number: z.string(), name: z.string() }),
  ),
  shipping: z.optional(
    z.strictObject({
      rates: z.array(z.strictObject({ zone: z.string(), temperature: z.enum(['dry', 'chilled']), price: amount })),
      includedGrams: z.int(),
      perFurtherKilo: amount,
      freeFrom: z.strictObject({ dry: amount, chilled: amount }),
      /** By the first two digits of a province's code. */
      zones: z.record(z.string(), z.string()),
      days: z.optional(z.record(z.string(), z.tuple([z.int(), z.int()]))),
      orderBy: z.optional(z.int().check(z.gte(0), z.lte(24))),
    }),
  ),
  cashOnDelivery: z.optional(
    z.strictObject({ perCent: z.number(), least: amount, mostOrder: amount, refusedZones: z.array(z.string()) }),
  ),
  issuer: z.strictObject({ legalName: text, address: text, taxId: z.string(), vatFrom: z.optional(z.string()) }),
})

/** A good of one variant, or with `variants`. `stock` pieces are its own; `parts` come from items. */
export const demoGood = z.strictObject({
  sku: z.optional(z.string()),
  slug: z.string(),
  kind: z._default(z.enum(['good', 'service']), 'good'),
  title: text,
  summary: z.optional(text),
  brand: z.optional(z.string()),
  picture: z.optional(z.string()),
  categories: z.array(z.string()),
  price: z.optional(amount),
  sale: z.optional(amount),
  vat,
  temperature,
  grams: z._default(z.int(), 0),
  stock: z.optional(z.int()),
  sold: z._default(z.int(), 0),
  variants: z.optional(
    z.array(
      z.strictObject({
        sku: z.string(),
        options: z._default(z.array(option), []),
        price: amount,
        grams: z.optional(z.int()),
        parts: z.record(z.string(), z.int()),
      }),
    ),
  ),
})
export type DemoGood = z.infer<typeof demoGood>

/** Fifteen products of a category: each noun in each kind. */
const demoShelf = z.strictObject({
  category: z.string(),
  /** Pictures of the nouns in their order: this name with `-1`, `-2` and so on. */
  pictures: z.optional(z.string()),
  vat,
  temperature,
  option: z.strictObject({
    code: z.string(),
    label: text,
    values: z.array(z.strictObject({ value: z.string(), text, factor: z.number() })),
  }),
  baht: z.tuple([z.int(), z.int()]),
  grams: z.int(),
  nouns: z.array(text),
  kinds: z.array(text),
})
export type DemoShelf = z.infer<typeof demoShelf>

const brand = z.strictObject({ code: z.string(), title: text })
export type DemoBrand = z.infer<typeof brand>

export const shopFile = z.strictObject({
  settings,
  locations: z._default(
    z.array(
      z.strictObject({ id: z.string(), kind: z.enum(['branch', 'store']), title: text, sellsOnline: z.boolean() }),
    ),
    [],
  ),
  /** Ingredients: so much of each at every location, at a cost a unit in satang. */
  items: z._default(
    z.array(
      z.strictObject({
        code: z.string(),
        unit: z.enum(['piece', 'g', 'ml']),
        title: text,
        cost: z.number(),
        stock: z.int(),
      }),
    ),
    [],
  ),
  brands: z._default(z.array(brand), []),
  categories: z.array(
    z.strictObject({
      code: z.string(),
      parent: z.optional(z.string()),
      title: text,
      picture: z.optional(z.string()),
    }),
  ),
  goods: z.array(demoGood),
  generated: z.optional(z.strictObject({ makers: z.array(brand), shelves: z.array(demoShelf) })),
  plans: z._default(z.array(z.strictObject({ code: z.string(), title: text, text, price: amount })), []),
  bills: z._default(
    z.array(
      z.strictObject({
        client: z.string(),
        sku: z.string(),
        ago: demoAgo,
        /** Shares of the total that were paid, in per cent. */
        paid: z.array(z.int()),
      }),
    ),
    [],
  ),
  payLinks: z.array(z.strictObject({ slug: z.string(), title: text, amount })),
})
export type ShopFile = z.infer<typeof shopFile>
