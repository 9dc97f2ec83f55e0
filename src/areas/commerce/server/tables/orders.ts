import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { FulfilmentStatus } from '@schemas/commerce/entities/fulfilment-status'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { OrderStatus } from '@schemas/commerce/entities/order-machine'
import type { LineExtra, OrderAddress, TaxRequest } from '@schemas/commerce/entities/order-parts'
import type { ParcelStatus } from '@schemas/commerce/entities/parcel-machine'
import type { PayMethod, PaymentStatus } from '@schemas/commerce/entities/payment-status'
import type { VatClass } from '@schemas/money/vat'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const cart = pgTable(
  'cart',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    tokenHash: text('token_hash'),
    personId: text('person_id'),
    status: text('status').$type<'open' | 'ordered' | 'merged' | 'expired'>().notNull().default('open'),
    address: jsonb('address').$type<OrderAddress>(),
    zone: text('zone'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const cartLine = pgTable(
  'cart_line',
  {
    siteId: siteId(),
    cartId: text('cart_id').notNull(),
    variantId: text('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    /** What one unit cost when it was put in: a change is shown. */
    seenPrice: whole('seen_price'),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId, table.variantId] })],
)

export const salesOrder = pgTable(
  'sales_order',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    channel: text('channel').$type<'online' | 'pos' | 'bill' | 'subscription'>().notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('unpaid'),
    fulfilmentStatus: text('fulfilment_status').$type<FulfilmentStatus>().notNull().default('unfulfilled'),
    method: text('method').$type<PayMethod>(),
    tokenHash: text('token_hash'),
    /** For the mails that bring the buyer to it. */
    tokenSealed: text('token_sealed'),
    cartId: text('cart_id'),
    personId: text('person_id'),
    name: text('name').notNull().default(''),
    email: text('email'),
    phone: text('phone'),
    address: jsonb('address').$type<OrderAddress>(),
    zone: text('zone'),
    /** What the buyer wants on a tax invoice; the tax id is stored sealed in its own column. */
    taxRequest: jsonb('tax_request').$type<TaxRequest>(),
    taxIdSealed: text('tax_id_sealed'),
    locale: text('locale').notNull().default('th'),
    currency: text('currency').notNull().default('THB'),
    issuerId: text('issuer_id'),
    subtotal: whole('subtotal').notNull().default(0),
    discount: whole('discount').notNull().default(0),
    shipping: whole('shipping').notNull().default(0),
    shippingVat: whole('shipping_vat').notNull().default(0),
    fee: whole('fee').notNull().default(0),
    feeVat: whole('fee_vat').notNull().default(0),
    vat: whole('vat').notNull().default(0),
    total: whole('total').notNull().default(0),
    /** Money that counts towards it, and what of it was given back. */
    credited: whole('credited').notNull().default(0),
    refunded: whole('refunded').notNull().default(0),
    locationId: text('location_id').notNull().default('main'),
    /** Of a till: its register and shift belong to the organisation. */
    registerId: text('register_id'),
    shiftId: text('shift_id'),
    occurredAt: at('occurred_at'),
    note: text('note').notNull().default(''),
    staffNote: text('staff_note').notNull().default(''),
    returnTo: text('return_to'),
    placedAt: at('placed_at').notNull().defaultNow(),
    expiresAt: at('expires_at'),
    confirmedAt: at('confirmed_at'),
    paidAt: at('paid_at'),
    completedAt: at('completed_at'),
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const salesOrderLine = pgTable(
  'sales_order_line',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    no: integer('no').notNull(),
    /** What is sold: good, service, lesson, ticket, plan, and what `ref` names of it. */
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    variantId: text('variant_id'),
    title: jsonb('title').$type<Localised>().notNull(),
    sku: text('sku'),
    picture: text('picture'),
    options: jsonb('options').$type<FacetValue[]>().notNull().default([]),
    /** Priced options of one unit, such as a till's oat milk: [{ code, title, price, stock }]. */
    extras: jsonb('extras').$type<LineExtra[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    vatClass: text('vat_class').$type<VatClass>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Handed over: by a parcel, or at a till. What is granted, such as a lesson, is not. */
    isGoods: boolean('is_goods').notNull().default(false),
    unitRegular: whole('unit_regular').notNull(),
    unitCharged: whole('unit_charged').notNull(),
    gross: whole('gross').notNull(),
    discount: whole('discount').notNull().default(0),
    total: whole('total').notNull(),
    vat: whole('vat').notNull().default(0),
    /** Cost of what was taken from stock. */
    cost: whole('cost').notNull().default(0),
    /** What the sellable did last. */
    grantStatus: text('grant_status')
      .$type<'reserved' | 'granted' | 'released' | 'revoked'>()
      .notNull()
      .default('reserved'),
    fulfilled: integer('fulfilled').notNull().default(0),
    returned: integer('returned').notNull().default(0),
    /** Units whose money was given back. */
    refunded: integer('refunded').notNull().default(0),
    /** Units put back into stock, whichever of refund, return and cancel did it. */
    restocked: integer('restocked').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const orderEvent = pgTable(
  'order_event',
  {
    siteId: siteId(),
    orderId: text('order_id').notNull(),
    id: text('id').notNull(),
    at: at('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    personId: text('person_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.orderId, table.id] })],
)

export const parcel = pgTable(
  'parcel',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    no: integer('no').notNull(),
    status: text('status').$type<ParcelStatus>().notNull().default('packing'),
    locationId: text('location_id').notNull(),
    carrier: text('carrier').notNull().default(''),
    tracking: text('tracking').notNull().default(''),
    /** What the driver collects. */
    codDue: whole('cod_due').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    shippedAt: at('shipped_at'),
    deliveredAt: at('delivered_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const parcelLine = pgTable(
  'parcel_line',
  {
    siteId: siteId(),
    parcelId: text('parcel_id').notNull(),
    lineId: text('line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.parcelId, table.lineId] })],
)
