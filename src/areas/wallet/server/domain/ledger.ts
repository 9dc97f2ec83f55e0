import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { TransferKind } from '@schemas/wallet/entities/wallet'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { walletAccount, walletEntry, walletTransfer } from '@gateway/db/wallet-tables'

/**
 * The site's own accounts. Amounts above zero are what the site owes or has earned, so that money in the bank is below
 * zero there.
 */
export const siteAccounts = [
  'bank',
  'cash',
  'cash_difference',
  'cash_move',
  'cod',
  'corrections',
  'receivable',
  'refunds',
  'rounding',
  'sales',
  'shipping',
  'unmatched',
  'vat_output',
] as const
export type SiteAccount = (typeof siteAccounts)[number]

type Change = {
  site: string
  person: string
  /** Satang; negative amounts leave the wallet. */
  amount: number
  against: SiteAccount
  kind: Exclude<TransferKind, 'reversal'>
  reason?: string
  reference?: string
  /** The acting person; undefined when there is none. */
  actor?: string | undefined
  /** The time, when it is not now (demo data). */
  at?: Date
}
export type Posted =
  | { ok: true; transfer: string; /** Of the owner, as posted. */ amount: number; balance: number }
  | { ok: false; why: 'short' | 'unknown' | 'reversed' | 'gone' }

/**
 * Moves money between a person's wallet and the site's side, in the open transaction. An overdraft is not posted: the
 * result is `short`, and nothing is written. Nor is anything for a person who has left: `gone`.
 */
export async function changeWallet(
  tx: Db,
  { site, person: owner, amount, against, kind, reason = '', reference, actor, at }: Change,
): Promise<Posted> {
  if (!(await lockOwner(tx, owner))) return { ok: false, why: 'gone' }
  return post(tx, {
    site,
    legs: new Map([
      [owner, amount],
      [against, -amount],
    ]),
    owner,
    transfer: { kind, reason, reference: reference ?? null, actorId: actor ?? null, reverses: null },
    at,
  })
}

/** Posts the opposite of a transfer, which itself is unchanged. Once only, and never for a reversal. */
export async function reverseTransfer(
  tx: Db,
  { site, transfer, reason, actor }: { site: string; transfer: string; reason: string; actor: string },
): Promise<Posted & { person?: string }> {
  const entries = await tx
    .select({
      account: walletEntry.accountId,
      amount: walletEntry.amount,
      person: walletAccount.personId,
      kind: walletTransfer.kind,
    })
    .from(walletEntry)
    .innerJoin(
      walletTransfer,
      and(eq(walletTransfer.siteId, walletEntry.siteId), eq(walletTransfer.id, walletEntry.transferId)),
    )
    .innerJoin(
      walletAccount,
      and(eq(walletAccount.siteId, walletEntry.siteId), eq(walletAccount.id, walletEntry.accountId)),
    )
    .where(eq(walletEntry.transferId, transfer))
  const owner = entries.find((entry) => entry.person !== null)?.person
  if (!owner) return { ok: false, why: 'unknown' }
  if (!(await lockOwner(tx, owner))) return { ok: false, why: 'gone' }
  const accounts = await lockAccounts(
    tx,
    site,
    entries.map((entry) => entry.account),
    owner,
  )
  // Read under the locks: of two concurrent reversals the later finds it reversed.
  const [before] = await tx
    .select({ id: walletTransfer.id })
    .from(walletTransfer)
    .where(eq(walletTransfer.reverses, transfer))
  if (before || entries[0]?.kind === 'reversal') return { ok: false, why: 'reversed', person: owner }
  const legs = new Map(entries.map((entry) => [entry.account, -entry.amount]))
  return {
    ...(await post(tx, {
      site,
      legs,
      owner,
      transfer: { kind: 'reversal', reason, reference: null, actorId: actor, reverses: transfer },
      accounts,
    })),
    person: owner,
  }
}

/** Locked before any account: closing an account checks the wallet, and nothing may be added after that check. */
async function lockOwner(tx: Db, owner: string): Promise<boolean> {
  const [row] = await tx.select({ status: person.status }).from(person).where(eq(person.id, owner)).for('share')
  return row !== undefined && row.status !== 'deleted'
}

/** A person's balance in satang. */
export async function balanceOf(tx: Db, owner: string): Promise<number> {
  const [account] = await tx
    .select({ balance: walletAccount.balance })
    .from(walletAccount)
    .where(eq(walletAccount.personId, owner))
  return account?.balance ?? 0
}

type Account = typeof walletAccount.$inferSelect
type Posting = {
  site: string
  /** Amounts by account. */ legs: ReadonlyMap<string, number>
  owner: string
  transfer: Omit<typeof walletTransfer.$inferInsert, 'siteId' | 'id' | 'createdAt'>
  accounts?: Account[]
  at?: Date | undefined
}

async function post(tx: Db, { site, legs, owner, transfer, accounts, at = new Date() }: Posting): Promise<Posted> {
  const held = accounts ?? (await lockAccounts(tx, site, [...legs.keys()], owner))
  const amountOf = (account: string) => legs.get(account) ?? 0
  const [own] = held.filter((account) => account.id === owner)
  const balance = (own?.balance ?? 0) + amountOf(owner)
  if (!own || balance < 0) return { ok: false, why: 'short' }
  const id = randomUUID()
  await tx.insert(walletTransfer).values({ ...transfer, siteId: site, id, createdAt: at })
  await tx.insert(walletEntry).values(
    [...legs].map(([account, amount]) => ({
      siteId: site,
      accountId: account,
      transferId: id,
      amount,
      createdAt: at,
      ...(account === owner ? { no: own.lastNo + 1, balance } : {}),
    })),
  )
  await tx
    .update(walletAccount)
    .set({ balance, lastNo: own.lastNo + 1 })
    .where(eq(walletAccount.id, owner))
  return { ok: true, transfer: id, amount: amountOf(owner), balance }
}

/**
 * The accounts, created when missing. Those with an owner are returned locked in id order: concurrent transfers between
 * the same two wait without holding either. All are created before any is locked, because waiting for another
 * transaction's new wallet while holding a lock could deadlock with transactions that lock in order. The site's own
 * accounts hold no balance, so nothing waits for them.
 */
async function lockAccounts(tx: Db, site: string, wanted: readonly string[], owner: string): Promise<Account[]> {
  const ids = await ensureAccounts(tx, site, wanted, owner)
  return tx
    .select()
    .from(walletAccount)
    .where(and(inArray(walletAccount.id, ids), isNotNull(walletAccount.personId)))
    .orderBy(asc(walletAccount.id))
    .for('update')
}

/** Creates the accounts that are missing; returns all ids in order. */
export async function ensureAccounts(
  tx: Db,
  site: string,
  wanted: readonly string[],
  owner?: string,
): Promise<string[]> {
  const ids = wanted.toSorted()
  const there = new Set(
    (await tx.select({ id: walletAccount.id }).from(walletAccount).where(inArray(walletAccount.id, ids))).map(
      ({ id }) => id,
    ),
  )
  const missing = ids.filter((id) => !there.has(id))
  if (missing.length > 0)
    await tx
      .insert(walletAccount)
      .values(missing.map((id) => ({ siteId: site, id, personId: id === owner ? owner : null })))
      .onConflictDoNothing()
  return ids
}
