import * as z from 'zod/mini'
import { currency } from '../../constants'
import { checkoutSteps } from './checkout'
import { documentKinds } from './document-content'
import { facetText } from './facet-value'
import { fulfilmentStatuses } from './fulfilment-status'
import { orderMachine } from './order-machine'
import { parcelMachine } from './parcel-machine'
import { payMethods, paymentStatuses } from './payment-status'

const states = {
  status: z.enum(orderMachine.states),
  paymentStatus: z.enum(paymentStatuses),
  fulfilmentStatus: z.enum(fulfilmentStatuses),
}

/** An order in a list. */
export const orderCard = z.object({
  id: z.string(),
  number: z.string(),
  ...states,
  placedAt: z.string(),
  total: z.int(),
  currency: z.literal(currency),
  /** Title of the first line, and how many lines there are. */
  title: z.string(),
  lines: z.int(),
  picture: z.optional(z.string()),
})
export type OrderCard = z.infer<typeof orderCard>

export const orderTabs = ['all', 'to_pay', 'to_ship', 'shipped', 'done', 'over'] as const
export type OrderTab = (typeof orderTabs)[number]

const orderLine = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.optional(z.string()),
  picture: z.optional(z.string()),
  options: z.array(facetText),
  quantity: z.int(),
  unitRegular: z.int(),
  unitCharged: z.int(),
  total: z.int(),
  fulfilled: z.int(),
  refunded: z.int(),
})

/** An order as its buyer sees it. */
export const orderView = z.object({
  id: z.string(),
  number: z.string(),
  ...states,
  step: z.enum(checkoutSteps),
  method: z.optional(z.enum(payMethods)),
  placedAt: z.string(),
  /** Until when it waits for its payment. */
  expiresAt: z.optional(z.string()),
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  address: z.optional(
    z.object({
      name: z.string(),
      phone: z.string(),
      line: z.string(),
      tambon: z.string(),
      amphure: z.string(),
      province: z.string(),
      postcode: z.string(),
    }),
  ),
  /** What a tax invoice was asked for; the id itself is on the document alone. */
  tax: z.optional(z.object({ name: z.string(), branchNo: z.string() })),
  note: z.string(),
  lines: z.array(orderLine),
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  fee: z.int(),
  vat: z.int(),
  total: z.int(),
  credited: z.int(),
  refunded: z.int(),
  currency: z.literal(currency),
  canCancel: z.boolean(),
  /** Where it leads when it is paid, such as to a lesson. */
  returnTo: z.optional(z.string()),
  events: z.array(z.object({ at: z.string(), kind: z.string(), reason: z.optional(z.string()) })),
  parcels: z.array(
    z.object({
      no: z.int(),
      status: z.enum(parcelMachine.states),
      carrier: z.string(),
      tracking: z.string(),
      shippedAt: z.optional(z.string()),
      deliveredAt: z.optional(z.string()),
    }),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(documentKinds),
      number: z.string(),
      issuedOn: z.string(),
      isVoid: z.boolean(),
    }),
  ),
})
export type OrderView = z.infer<typeof orderView>
