import { and, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { currency } from '@schemas/constants'
import type { TransactionFilter, TransferKind, WalletTransaction } from '@schemas/wallet/entities/wallet'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { walletEntry, walletTransfer } from '@gateway/db/wallet-tables'
import { likePattern } from '@gateway/text/text-search'
import { balanceOf } from './ledger'

type Query = {
  cursor?: string | undefined
  limit: number
  filter?: TransactionFilter | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}
type TransactionsQuery = {
  owner: string
  query: Query
  timeZone: string
  /** Staff see who did what. */ forStaff?: boolean
}

/** A wallet's balance and a page of its transactions, newest first. */
export async function readWallet(
  tx: Db,
  { owner, query, timeZone, forStaff = false }: TransactionsQuery,
): Promise<{ balance: number; currency: typeof currency; transactions: WalletTransaction[]; next?: string }> {
  const { limit } = query
  const reversal = alias(walletTransfer, 'reversal')
  const rows = await tx
    .select({
      // Entries of a wallet have both.
      no: sql<number>`${walletEntry.no}`.mapWith(Number),
      at: walletEntry.createdAt,
      amount: walletEntry.amount,
      balance: sql<number>`${walletEntry.balance}`.mapWith(Number),
      transfer: walletTransfer,
      firstname: person.firstname,
      lastname: person.lastname,
      reversal: reversal.id,
    })
    .from(walletEntry)
    .innerJoin(
      walletTransfer,
      and(eq(walletTransfer.siteId, walletEntry.siteId), eq(walletTransfer.id, walletEntry.transferId)),
    )
    .leftJoin(person, and(eq(person.siteId, walletTransfer.siteId), eq(person.id, walletTransfer.actorId)))
    .leftJoin(reversal, and(eq(reversal.siteId, walletTransfer.siteId), eq(reversal.reverses, walletTransfer.id)))
    .where(and(eq(walletEntry.accountId, owner), ...conditions(query, timeZone)))
    .orderBy(desc(walletEntry.no))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    balance: await balanceOf(tx, owner),
    currency,
    transactions: shown.map(({ no, at, amount, balance, transfer, firstname, lastname, reversal: reversedBy }) => ({
      id: transfer.id,
      no,
      at: at.toISOString(),
      // What moves between the site's own accounts is in no wallet.
      kind: transfer.kind as TransferKind,
      amount,
      balance,
      reason: transfer.reason,
      ...(transfer.reference ? { reference: transfer.reference } : {}),
      by: transfer.actorId === null ? 'site' : transfer.actorId === owner ? 'owner' : 'staff',
      ...(forStaff && transfer.actorId !== null && transfer.actorId !== owner
        ? { byName: [firstname, lastname].filter(Boolean).join(' ') }
        : {}),
      ...(transfer.reverses ? { reverses: transfer.reverses } : {}),
      isReversed: reversedBy !== null,
    })),
    ...(last ? { next: String(last.no) } : {}),
  }
}

/** A wallet's complete history, for its owner's export. */
export async function readWholeWallet(tx: Db, owner: string): Promise<unknown> {
  const transactions = await tx
    .select({
      at: walletEntry.createdAt,
      kind: walletTransfer.kind,
      amount: walletEntry.amount,
      balance: walletEntry.balance,
      reason: walletTransfer.reason,
      reference: walletTransfer.reference,
    })
    .from(walletEntry)
    .innerJoin(
      walletTransfer,
      and(eq(walletTransfer.siteId, walletEntry.siteId), eq(walletTransfer.id, walletEntry.transferId)),
    )
    .where(eq(walletEntry.accountId, owner))
    .orderBy(desc(walletEntry.no))
  return { balance: await balanceOf(tx, owner), currency, transactions }
}

function conditions({ cursor, filter, from, to, q }: Query, timeZone: string): (SQL | undefined)[] {
  const pattern = q === undefined ? undefined : likePattern(q.normalize('NFC').toLowerCase())
  return [
    cursor === undefined ? undefined : lt(walletEntry.no, Number(cursor)),
    filter === 'in'
      ? gt(walletEntry.amount, 0)
      : filter === 'out'
        ? lt(walletEntry.amount, 0)
        : filter === 'corrections'
          ? inArray(walletTransfer.kind, ['adjust', 'reversal'])
          : undefined,
    // Days are in the site's time zone.
    from === undefined ? undefined : gte(walletEntry.createdAt, sql`${from}::date::timestamp AT TIME ZONE ${timeZone}`),
    to === undefined
      ? undefined
      : lt(walletEntry.createdAt, sql`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`),
    pattern === undefined
      ? undefined
      : or(
          sql`lower(${walletTransfer.reason}) LIKE ${pattern}`,
          sql`lower(${walletTransfer.reference}) LIKE ${pattern}`,
        ),
  ]
}
