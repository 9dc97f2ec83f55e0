import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SiteTransferKind } from '@schemas/wallet/entities/wallet'
import type { Db } from '@gateway/db/open'
import { walletEntry, walletTransfer } from '@gateway/db/wallet-tables'
import { ensureAccounts, type SiteAccount } from './ledger'

export type SiteTransfer = {
  site: string
  kind: SiteTransferKind
  /** Names the act, which is posted once: `sale:ID`. */
  key: string
  /** Satang by account; they sum to zero, and accounts of zero are left out. */
  legs: Partial<Record<SiteAccount, number>>
  reason?: string
  reference?: string
  actor?: string | undefined
  /** The time, when it is not now (demo data). */
  at?: Date
}

/**
 * Moves money between the site's own accounts, as one transfer that sums to zero, in the open transaction. Returns
 * false, and posts nothing, when the act was posted before or moves nothing. Throws when the legs do not sum to zero.
 */
export async function postSiteTransfer(
  tx: Db,
  { site, kind, key, legs, reason = '', reference, actor, at = new Date() }: SiteTransfer,
): Promise<boolean> {
  const entries = Object.entries(legs).filter(([, amount]) => amount !== 0)
  if (entries.reduce((all, [, amount]) => all + amount, 0) !== 0) throw new Error(`${key} does not sum to zero.`)
  if (entries.length === 0) return false
  const id = randomUUID()
  const [made] = await tx
    .insert(walletTransfer)
    .values({
      siteId: site,
      id,
      kind,
      reason,
      reference: reference ?? null,
      actorId: actor ?? null,
      actKey: key,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [walletTransfer.siteId, walletTransfer.actKey] })
    .returning({ id: walletTransfer.id })
  if (!made) return false
  await ensureAccounts(
    tx,
    site,
    entries.map(([account]) => account),
  )
  await tx
    .insert(walletEntry)
    .values(entries.map(([accountId, amount]) => ({ siteId: site, accountId, transferId: id, amount, createdAt: at })))
  return true
}

/**
 * What a site's own account holds: the sum of its entries, or of those that `postSiteTransfer` made alone, without
 * wallets.
 */
export async function sumOfAccount(tx: Db, account: SiteAccount, { ofActs = false } = {}): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${walletEntry.amount}), 0)`.mapWith(Number) })
    .from(walletEntry)
    .innerJoin(
      walletTransfer,
      and(eq(walletTransfer.siteId, walletEntry.siteId), eq(walletTransfer.id, walletEntry.transferId)),
    )
    .where(and(eq(walletEntry.accountId, account), ofActs ? isNotNull(walletTransfer.actKey) : undefined))
  return row?.total ?? 0
}
