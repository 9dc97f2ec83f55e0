import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DocumentContent } from '@schemas/commerce/entities/document-content'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const document = pgTable(
  'document',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    kind: text('kind').$type<'invoice' | 'receipt' | 'tax_invoice' | 'tax_invoice_abb' | 'credit_note'>().notNull(),
    issuerId: text('issuer_id').notNull(),
    number: text('number').notNull(),
    seriesPeriod: text('series_period').notNull(),
    seriesNo: whole('series_no').notNull(),
    /** Of a till: the part of the series that its device numbers. */
    segment: text('segment'),
    orderId: text('order_id'),
    billId: text('bill_id'),
    refundId: text('refund_id'),
    paymentId: text('payment_id'),
    /** What a credit note corrects, or a full tax invoice replaces. */
    originalId: text('original_id'),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    buyerTaxIdSealed: text('buyer_tax_id_sealed'),
    contentHash: text('content_hash').notNull(),
    /** What it is made for is made once: `tax_invoice:ORDER`. */
    actKey: text('act_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const documentVoid = pgTable(
  'document_void',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    reason: text('reason').notNull(),
    actorId: text('actor_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId] })],
)

export const documentPdf = pgTable(
  'document_pdf',
  {
    siteId: siteId(),
    documentId: text('document_id').notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId] })],
)
