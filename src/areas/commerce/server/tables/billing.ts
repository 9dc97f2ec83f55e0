import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BillStatus } from '@schemas/commerce/entities/bill-machine'
import type { DocumentKind } from '@schemas/commerce/entities/document-content'
import type { IntentStatus } from '@schemas/commerce/entities/intent-machine'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { DraftLine } from '@schemas/commerce/entities/order-parts'
import type { MoneyMethod, PayMethod } from '@schemas/commerce/entities/payment-status'
import type { RefundStatus } from '@schemas/commerce/entities/refund-machine'
import type { ReceivingAccount, ShippingSetting, SlipCheck } from '@schemas/commerce/entities/setting-parts'
import type { SlipStatus } from '@schemas/commerce/entities/slip-machine'
import type { CashOnDelivery } from '@schemas/commerce/price/shipping-price'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const issuer = pgTable(
  'issuer',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    legalName: jsonb('legal_name').$type<Localised>().notNull(),
    address: jsonb('address').$type<Localised>().notNull(),
    taxId: text('tax_id'),
    branchNo: text('branch_no').notNull().default('00000'),
    /** Registered for VAT from this day on. */
    vatFrom: date('vat_from', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const commerceSetting = pgTable('commerce_setting', {
  siteId: siteId().primaryKey(),
  orderPrefix: text('order_prefix').notNull().default('SO'),
  /** By kind of document: { invoice: 'IV{period}-{no:5}' }. */
  numberFormats: jsonb('number_formats').$type<Partial<Record<DocumentKind, string>>>().notNull().default({}),
  receivingAccounts: jsonb('receiving_accounts').$type<ReceivingAccount[]>().notNull().default([]),
  methods: jsonb('methods').$type<PayMethod[]>().notNull().default([]),
  shipping: jsonb('shipping').$type<ShippingSetting>().notNull().default({}),
  cashOnDelivery: jsonb('cash_on_delivery').$type<CashOnDelivery>(),
  cancelUntil: text('cancel_until').$type<'never' | 'paid' | 'packed'>().notNull().default('packed'),
  issuerId: text('issuer_id'),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const bill = pgTable(
  'bill',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    number: text('number'),
    orderId: text('order_id'),
    payLinkId: text('pay_link_id'),
    status: text('status').$type<BillStatus>().notNull().default('draft'),
    tokenHash: text('token_hash'),
    personId: text('person_id'),
    payerName: text('payer_name').notNull().default(''),
    payerEmail: text('payer_email'),
    payerPhone: text('payer_phone'),
    /** Of a draft; an open bill has those of its order. */
    lines: jsonb('lines').$type<DraftLine[]>().notNull().default([]),
    currency: text('currency').notNull().default('THB'),
    total: whole('total').notNull(),
    paid: whole('paid').notNull().default(0),
    refunded: whole('refunded').notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }),
    note: text('note').notNull().default(''),
    remindedOn: date('reminded_on', { mode: 'string' }),
    openedAt: at('opened_at'),
    paidAt: at('paid_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const paymentIntent = pgTable(
  'payment_intent',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    billId: text('bill_id').notNull(),
    method: text('method').$type<MoneyMethod>().notNull(),
    status: text('status').$type<IntentStatus>().notNull().default('requires_payment'),
    amount: whole('amount').notNull(),
    ref: text('ref').notNull(),
    payload: text('payload'),
    /** The account that is paid into, as it was then. */
    account: jsonb('account').$type<ReceivingAccount>(),
    expiresAt: at('expires_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const paymentSlip = pgTable(
  'payment_slip',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    intentId: text('intent_id').notNull(),
    billId: text('bill_id').notNull(),
    status: text('status').$type<SlipStatus>().notNull().default('uploaded'),
    fileId: text('file_id'),
    sha256: text('sha256').notNull(),
    /** Of the picture: slips that look alike differ in few of its bits. */
    dhash: text('dhash'),
    rawQr: text('raw_qr'),
    bank: text('bank'),
    reference: text('reference'),
    amount: whole('amount'),
    paidAt: at('paid_at'),
    checks: jsonb('checks').$type<SlipCheck[]>().notNull().default([]),
    personId: text('person_id'),
    reviewerId: text('reviewer_id'),
    reason: text('reason'),
    decidedAt: at('decided_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const payment = pgTable(
  'payment',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    method: text('method').$type<MoneyMethod>().notNull(),
    amount: whole('amount').notNull(),
    bank: text('bank'),
    reference: text('reference'),
    credited: boolean('credited').notNull().default(true),
    slipId: text('slip_id'),
    intentId: text('intent_id'),
    payer: text('payer').notNull().default(''),
    note: text('note').notNull().default(''),
    receivedAt: at('received_at').notNull().defaultNow(),
    actorId: text('actor_id'),
    allocated: whole('allocated').notNull().default(0),
    /** Unmatched money that was sent back. */
    returned: whole('returned').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const allocation = pgTable(
  'allocation',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    paymentId: text('payment_id').notNull(),
    billId: text('bill_id').notNull(),
    amount: whole('amount').notNull(),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const refund = pgTable(
  'refund',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    orderId: text('order_id'),
    paymentId: text('payment_id'),
    status: text('status').$type<RefundStatus>().notNull().default('requested'),
    method: text('method').$type<MoneyMethod>().notNull(),
    amount: whole('amount').notNull(),
    vat: whole('vat').notNull().default(0),
    reason: text('reason').notNull(),
    /** What shows that the money went out. */
    proof: jsonb('proof').$type<Record<string, unknown>>(),
    requestedBy: text('requested_by'),
    approvedBy: text('approved_by'),
    sentBy: text('sent_by'),
    sentAt: at('sent_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const refundLine = pgTable(
  'refund_line',
  {
    siteId: siteId(),
    refundId: text('refund_id').notNull(),
    no: integer('no').notNull(),
    lineId: text('line_id'),
    quantity: integer('quantity').notNull().default(0),
    amount: whole('amount').notNull(),
    vat: whole('vat').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.refundId, table.no] })],
)
