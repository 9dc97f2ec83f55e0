import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DocumentContent, DocumentKind } from '@schemas/commerce/entities/document-content'
import { formatNumber, takeNumber } from '@gateway/numbering/take-number'
import { dayIn, documentPeriod } from '../orders/day-in'
import type { CommerceSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { document, documentVoid } from '../tables'
import { hashOf } from './document-hash'
import type { Issuer } from './issuer'
import { recordAudit } from '@gateway/audit/audit'

export type DocumentRow = typeof document.$inferSelect

const formats: Record<DocumentKind, string> = {
  invoice: 'IV{period}-{no:5}',
  receipt: 'RC{period}-{no:5}',
  tax_invoice: 'TX{period}-{no:5}',
  tax_invoice_abb: 'AB{period}-{no:5}',
  credit_note: 'CN{period}-{no:5}',
}

export type NewDocument = {
  kind: DocumentKind
  /** What it is made for; the document of a repetition is the first one. */
  act: string
  issuer: Issuer
  content: DocumentContent
  /** Of the buyer, in plain text: it is stored sealed, and the hash is over the plain text. */
  buyerTaxId?: string | undefined
  order?: string
  bill?: string
  refund?: string
  payment?: string
  original?: string
}

const placeOf = (site: string, id: string) => ({ site, table: 'document', column: 'buyer_tax_id_sealed', row: id })

/**
 * Makes a document final: dated in the site's zone, numbered in its series without a gap, and never changed again. Take
 * the number of a series last in a transaction: others wait for it.
 */
export async function issueDocument(
  { tx, site, now, timeZone, seal }: Shop,
  { kind, act, issuer, content, buyerTaxId, order, bill, refund, payment, original }: NewDocument,
  settings: Pick<CommerceSettings, 'numberFormats'>,
): Promise<DocumentRow> {
  const actKey = `${kind}:${act}`
  const [before] = await tx.select().from(document).where(eq(document.actKey, actKey))
  if (before) return before
  if (buyerTaxId !== undefined && !seal) throw new Error('A tax id is stored sealed alone.')
  const issuedOn = dayIn(now, timeZone)
  const period = documentPeriod(issuedOn)
  const no = await takeNumber(tx, { site, issuer: issuer.id, kind, period })
  const number = formatNumber(settings.numberFormats[kind] ?? formats[kind], { period, no })
  const id = randomUUID()
  const [row] = await tx
    .insert(document)
    .values({
      siteId: site,
      id,
      kind,
      issuerId: issuer.id,
      number,
      seriesPeriod: period,
      seriesNo: no,
      orderId: order ?? null,
      billId: bill ?? null,
      refundId: refund ?? null,
      paymentId: payment ?? null,
      originalId: original ?? null,
      issuedOn,
      content,
      buyerTaxIdSealed: buyerTaxId !== undefined && seal ? seal.seal(buyerTaxId, placeOf(site, id)) : null,
      contentHash: hashOf({ kind, number, issuedOn, content, buyerTaxId }),
      actKey,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('The document was not inserted.')
  return row
}

/** Whether a document still says what it said; opens the buyer's tax id for it. */
export function isUnchanged({ site, seal }: Pick<Shop, 'site' | 'seal'>, row: DocumentRow): boolean {
  const buyerTaxId = buyerTaxIdOf({ site, ...(seal ? { seal } : {}) }, row)
  return (
    hashOf({ kind: row.kind, number: row.number, issuedOn: row.issuedOn, content: row.content, buyerTaxId }) ===
    row.contentHash
  )
}

/** The buyer's tax id in plain text, where the document holds one. */
export function buyerTaxIdOf(
  { site, seal }: Pick<Shop, 'site' | 'seal'>,
  { id, buyerTaxIdSealed }: Pick<DocumentRow, 'id' | 'buyerTaxIdSealed'>,
): string | undefined {
  if (buyerTaxIdSealed === null) return undefined
  if (!seal) throw new Error('A tax id is stored sealed alone.')
  return seal.open(buyerTaxIdSealed, placeOf(site, id))
}

/** A document that should not count. It stays, with the reason beside it. */
export async function voidDocument(
  { tx, site, now, actor }: Shop,
  id: string,
  reason: string,
): Promise<'voided' | 'unknown' | 'already'> {
  const [row] = await tx.select({ id: document.id, number: document.number }).from(document).where(eq(document.id, id))
  if (!row) return 'unknown'
  const [made] = await tx
    .insert(documentVoid)
    .values({ siteId: site, documentId: id, reason, actorId: actor ?? null, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: documentVoid.documentId })
  if (!made) return 'already'
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'document-void',
    subject: `document:${id}`,
    after: { number: row.number, reason },
  })
  return 'voided'
}
