import { createHash } from 'node:crypto'
import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { liveSlipStatuses } from '@schemas/commerce/entities/live-slips'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import type { Shop } from '../shop'
import { paymentSlip } from '../tables'
import { billsOf } from './bills'
import { checkSlip, isCreditedAnywhere } from './check-slip'
import { findIntent } from './describe-payment'
import { readSlipQr, type SlipQr } from './read-slip-qr'
import { sendSlip } from './slips'

/** Slips of one order that wait for their review at once. */
const maxLive = 5

export const hashOfPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type SlipProblem = 'unknown' | 'paid' | 'used' | 'enough'
/** `known`: this very picture was sent for this bill before. */
export type SlipPlace = { ok: true; bill: string; known: boolean } | { ok: false; problem: SlipProblem }

/** Whether a slip can be sent for an order now; before its picture is read, and again when it is taken. */
export async function placeForSlip(
  shop: Shop,
  order: OrderRow,
  { intent: id, sha256 }: { intent: string; sha256: string },
): Promise<SlipPlace> {
  const { tx } = shop
  const bills = await billsOf(shop, order.id)
  const ids = bills.map((each) => each.id)
  const intent = await findIntent(shop, ids, id)
  const bill = bills.find((each) => each.id === intent?.billId)
  if (!intent || !bill) return { ok: false, problem: 'unknown' }
  const [same] = await tx
    .select({ id: paymentSlip.id })
    .from(paymentSlip)
    .where(and(eq(paymentSlip.billId, bill.id), eq(paymentSlip.sha256, sha256), ne(paymentSlip.status, 'rejected')))
    .limit(1)
  if (same) return { ok: true, bill: bill.id, known: true }
  if (bill.status === 'paid' || bill.status === 'void') return { ok: false, problem: 'paid' }
  const [live] = await tx
    .select({ slips: count() })
    .from(paymentSlip)
    .where(and(eq(paymentSlip.billId, bill.id), inArray(paymentSlip.status, [...liveSlipStatuses])))
  return (live?.slips ?? 0) >= maxLive ? { ok: false, problem: 'enough' } : { ok: true, bill: bill.id, known: false }
}

function transferIn(codes: readonly string[]): { raw?: string; qr?: SlipQr } {
  const raw = codes.find((code) => readSlipQr(code))
  const qr = raw === undefined ? undefined : readSlipQr(raw)
  return raw === undefined || !qr ? {} : { raw, qr }
}

/** Whether what a slip names counts already: told at once, and not after a review. */
export async function isUsedSlip(shop: Shop, codes: readonly string[]): Promise<boolean> {
  const { qr } = transferIn(codes)
  return qr !== undefined && isCreditedAnywhere(shop, qr)
}

export type ReceivedSlip = {
  intent: string
  file?: string | undefined
  sha256: string
  dhash?: string | undefined
  /** What the gateway has read in the picture. */
  codes: readonly string[]
  amount?: number | undefined
  paidAt?: Date | undefined
  person?: string | undefined
}

/** Takes a slip with what the gateway found out about it, behind the order's lock. */
export async function receiveSlip(
  shop: Shop,
  orderId: string,
  { codes, file, dhash, amount, paidAt, person, ...sent }: ReceivedSlip,
): Promise<{ ok: true; isNew: boolean } | { ok: false; problem: SlipProblem }> {
  const order = await lockOrder(shop.tx, orderId)
  if (!order) return { ok: false, problem: 'unknown' }
  const place = await placeForSlip(shop, order, sent)
  if (!place.ok) return place
  if (place.known) return { ok: true, isNew: false }
  const intent = await findIntent(shop, [place.bill], sent.intent)
  if (!intent) return { ok: false, problem: 'unknown' }
  if (await isUsedSlip(shop, codes)) return { ok: false, problem: 'used' }
  const { raw, qr } = transferIn(codes)
  const checks = await checkSlip(shop, { intent, qr, amount, paidAt, sha256: sent.sha256, dhash })
  await sendSlip(shop, {
    ...sent,
    ...(file === undefined ? {} : { file }),
    ...(dhash === undefined ? {} : { dhash }),
    ...(raw === undefined ? {} : { rawQr: raw.slice(0, 500) }),
    ...(qr ? { transfer: { bank: qr.bank, reference: qr.reference } } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(paidAt ? { paidAt } : {}),
    checks,
    person,
  })
  return { ok: true, isNew: true }
}
