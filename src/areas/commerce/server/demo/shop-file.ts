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
    z.strictObject({
      id: z.string(),
      kind: z.enum(['promptpay', 'bank']),
      number: z.string(),
      bank: z.optional(z.string()),
      name: z.string(),
    }),
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

const buyer = z.strictObject({
  name: z.string(),
  /** The demo account that it is. */
  account: z.optional(z.enum(['user', 'manager'])),
  phone: z.string(),
  line: z.string(),
  tambon: z.string(),
  amphure: z.string(),
  province: z.string(),
  postcode: z.string(),
})
export type DemoBuyer = z.infer<typeof buyer>

/** How far an order has come. Those from `cod` on are paid at the door. */
const demoState = z.enum([
  'pending',
  'expired',
  'cancelled',
  'confirmed',
  'packing',
  'ready',
  'shipped',
  'completed',
  'refund_requested',
  'refund_sent',
  'refunded',
  'part_refunded',
  'cod',
  'cod_packing',
  'cod_shipped',
  'cod_collected',
  'cod_refused',
])
export type DemoState = z.infer<typeof demoState>

const demoSlip = z.enum(['good', 'wrong', 'unreadable', 'reused', 'confirmed', 'rejected'])
export type DemoSlipKind = z.infer<typeof demoSlip>

/** Orders of online buyers, their slips, and money that nobody could match. */
const trade = z.strictObject({
  buyers: z.array(buyer),
  /** SKUs of goods that they buy. */
  goods: z.array(z.string()),
  /** So many of a state, spread evenly from one day to another before today. */
  orders: z.array(z.strictObject({ state: demoState, count: z.int(), days: z.tuple([z.int(), z.int()]) })),
  /** In the order in which they are sent; a reused one shows the slip before it. */
  slips: z.array(z.strictObject({ is: demoSlip, hours: z.int() })),
  unmatched: z.array(
    z.strictObject({
      payer: z.optional(z.string()),
      hours: z.int(),
      /** As much as the first order of this state, or so much. */
      like: z.optional(demoState),
      amount: z.optional(amount),
      note: z._default(z.string(), ''),
    }),
  ),
})
export type DemoTrade = z.infer<typeof trade>

/** A bill that staff write by hand. */
const staffBill = z.strictObject({
  client: z.string(),
  title: z.string(),
  quantity: z._default(z.int(), 1),
  price: amount,
  state: z.enum(['draft', 'open', 'paid', 'void']),
  ago: demoAgo,
  /** Days from today; before today where it is negative. */
  due: z.int(),
  /** Of its total, in per cent. */
  deposit: z._default(z.int(), 0),
  note: z._default(z.string(), ''),
})

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
  staffBills: z._default(z.array(staffBill), []),
  trade: z.optional(trade),
  payLinks: z.array(z.strictObject({ slug: z.string(), title: text, amount })),
})
export type ShopFile = z.infer<typeof shopFile>
