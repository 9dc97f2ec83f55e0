import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ReceivingAccount, SlipCheck } from '@schemas/commerce/entities/setting-parts'
import type { Shop } from '../shop'
import { payment, paymentSlip } from '../tables'
import type { IntentRow } from './intents'
import type { SlipQr } from './read-slip-qr'
import { thaiBanks } from './thai-banks'

const minuteMs = 60_000

export type SlipFacts = {
  intent: Pick<IntentRow, 'createdAt' | 'amount' | 'account'>
  qr: SlipQr | undefined
  /** As the payer typed it, where the QR could not be read. */
  transfer?: { bank: string; reference: string } | undefined
  amount?: number | undefined
  paidAt?: Date | undefined
  sha256: string
  dhash?: string | undefined
  slip?: string
}

/**
 * What is known about a claim, for those who review it: each check passed, failed, or could not be made. None of them
 * credits anything.
 */
export async function checkSlip(shop: Shop, facts: SlipFacts): Promise<SlipCheck[]> {
  const { qr, intent, amount, paidAt } = facts
  const transfer = qr ?? facts.transfer
  const known = transfer && thaiBanks.has(transfer.bank)
  return [
    outcome('crc', qr?.hasCrc),
    { ...outcome('bank', known), ...(transfer ? { detail: transfer.bank } : {}) },
    outcome(
      'reference',
      transfer && !(await isClaimedBefore(shop, transfer, facts.slip)) && !(await isCreditedAnywhere(shop, transfer)),
    ),
    outcome('time', paidAt && isInTime(paidAt, intent.createdAt)),
    {
      ...outcome('amount', amount === undefined ? undefined : amount === intent.amount),
      detail: String(intent.amount),
    },
    outcome('picture', !(await isSeenBefore(shop, facts))),
    // No slip's QR names its receiver: the reviewer compares what the picture shows with these digits.
    { ...outcome('receiver', undefined), ...(intent.account ? { detail: receiverOf(intent.account) } : {}) },
  ]
}

/** As banks print a receiver: the name and the last four digits. */
const receiverOf = ({ name, number }: ReceivingAccount): string => `${name} x-${number.replaceAll(/\D/g, '').slice(-4)}`

const outcome = (check: string, passed: boolean | undefined): SlipCheck => ({
  check,
  outcome: passed === undefined ? 'unknown' : passed ? 'passed' : 'failed',
})

/** From ten minutes before the way to pay was opened, for clocks that differ, until two days after it. */
export const isInTime = (paidAt: Date, openedAt: Date): boolean =>
  paidAt.getTime() >= openedAt.getTime() - 10 * minuteMs && paidAt.getTime() <= openedAt.getTime() + 48 * 60 * minuteMs

async function isClaimedBefore(
  { tx }: Shop,
  { bank, reference }: { bank: string; reference: string },
  except = '',
): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentSlip.id })
    .from(paymentSlip)
    .where(
      and(
        eq(paymentSlip.bank, bank),
        eq(paymentSlip.reference, reference),
        ne(paymentSlip.status, 'rejected'),
        ne(paymentSlip.id, except),
      ),
    )
    .limit(1)
  return rows.length > 0
}

class Probed extends Error {
  constructor(readonly isCredited: boolean) {
    super('Undone.')
  }
}

/**
 * Whether any site of the platform has credited a transfer. Nobody reads the rows of another site: a payment that is
 * undone at once meets the key that they share, or does not.
 */
export async function isCreditedAnywhere(
  { tx, site, now }: Pick<Shop, 'tx' | 'site' | 'now'>,
  { bank, reference }: { bank: string; reference: string },
): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      const rows = await inner
        .insert(payment)
        .values({ siteId: site, id: randomUUID(), method: 'transfer', amount: 1, bank, reference, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: payment.id })
      throw new Probed(rows.length === 0)
    })
  } catch (error) {
    if (error instanceof Probed) return error.isCredited
    throw error
  }
  return false
}

/** Bits of two pictures' hashes that may differ while they show the same. */
const likeness = 4

async function isSeenBefore({ tx }: Shop, { sha256, dhash, slip = '' }: SlipFacts): Promise<boolean> {
  const isAlike =
    dhash === undefined
      ? sql`false`
      : sql`bit_count(('x' || ${paymentSlip.dhash})::bit(64) # ('x' || ${dhash})::bit(64)) <= ${likeness}`
  const rows = await tx
    .select({ id: paymentSlip.id })
    .from(paymentSlip)
    .where(and(ne(paymentSlip.id, slip), sql`(${paymentSlip.sha256} = ${sha256} OR ${isAlike})`))
    .limit(1)
  return rows.length > 0
}
