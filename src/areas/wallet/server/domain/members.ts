import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { WalletMember } from '@schemas/wallet/entities/wallet'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { walletAccount } from '@gateway/db/wallet-tables'
import { likePattern } from '@gateway/text/text-search'

const columns = {
  id: person.id,
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  role: person.role,
  avatar: person.avatar,
  balance: sql<number>`coalesce(${walletAccount.balance}, 0)`.mapWith(Number),
}
const isThere = ne(person.status, 'deleted')
const ownAccount = and(eq(walletAccount.siteId, person.siteId), eq(walletAccount.personId, person.id))

/** People by name, in pages after the person `after`; name and address are searched. */
export async function findMembers(
  tx: Db,
  { q, after, limit }: { q?: string | undefined; after?: string | undefined; limit: number },
): Promise<WalletMember[]> {
  const pattern = q ? likePattern(q.normalize('NFC').toLowerCase()) : undefined
  const name = sql`lower(${person.firstname} || ' ' || ${person.lastname})`
  const [from] =
    after === undefined
      ? []
      : await tx
          .select({ name: sql<string>`${name}`, id: person.id })
          .from(person)
          .where(eq(person.id, after))
  const rows = await tx
    .select(columns)
    .from(person)
    .leftJoin(walletAccount, ownAccount)
    .where(
      and(
        isThere,
        pattern === undefined ? undefined : or(sql`${name} LIKE ${pattern}`, sql`${person.email} LIKE ${pattern}`),
        from && or(gt(name, from.name), and(eq(name, from.name), gt(person.id, from.id))),
      ),
    )
    .orderBy(name, asc(person.id))
    .limit(limit)
  return rows.map(describe)
}

export async function findMember(tx: Db, id: string): Promise<WalletMember | undefined> {
  const [row] = await tx
    .select(columns)
    .from(person)
    .leftJoin(walletAccount, ownAccount)
    .where(and(eq(person.id, id), isThere))
  return row && describe(row)
}

const describe = ({
  avatar,
  ...row
}: Omit<WalletMember, 'currency' | 'avatar'> & { avatar: string | null }): WalletMember => ({
  ...row,
  ...(avatar ? { avatar } : {}),
  currency,
})
