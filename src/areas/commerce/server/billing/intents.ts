import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { MoneyMethod } from '@schemas/commerce/entities/payment-status'
import type { ReceivingAccount } from '@schemas/commerce/entities/setting-parts'
import type { Shop } from '../shop'
import { paymentIntent } from '../tables'
import { lockBill } from './bills'

export type IntentRow = typeof paymentIntent.$inferSelect

/** Letters and digits that nobody mistakes for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newReference = () => Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('')

/** The way in which a bill is being paid: the live one of this method, or a new one. Undefined where nothing is due. */
export async function openIntent(
  shop: Shop,
  wanted: { bill: string; method: MoneyMethod; account?: ReceivingAccount; payload?: string; expiresAt?: Date },
): Promise<IntentRow | undefined> {
  const { tx, site, now } = shop
  const owed = await lockBill(shop, wanted.bill)
  // Also one that was written off: money that comes late still counts.
  if (!owed || !['open', 'part_paid', 'uncollectible'].includes(owed.status)) return undefined
  const [live] = await tx
    .select()
    .from(paymentIntent)
    .where(
      and(
        eq(paymentIntent.billId, owed.id),
        eq(paymentIntent.method, wanted.method),
        inArray(paymentIntent.status, ['requires_payment', 'processing']),
      ),
    )
  if (live && live.amount === owed.total - owed.paid && !(live.expiresAt && live.expiresAt <= now)) return live
  if (live?.status === 'processing') return live
  if (live) await tx.update(paymentIntent).set({ status: 'expired' }).where(eq(paymentIntent.id, live.id))
  const [row] = await tx
    .insert(paymentIntent)
    .values({
      siteId: site,
      id: randomUUID(),
      billId: owed.id,
      method: wanted.method,
      amount: owed.total - owed.paid,
      ref: newReference(),
      payload: wanted.payload ?? null,
      account: wanted.account ?? null,
      expiresAt: wanted.expiresAt ?? null,
      createdAt: now,
    })
    .returning()
  return row
}
