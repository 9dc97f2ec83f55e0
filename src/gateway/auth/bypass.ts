import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BypassLink } from '@schemas/account/entities/bypass'
import { oneTimeToken } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'

const maker = alias(person, 'maker')
export const isOpenBypass = and(
  eq(oneTimeToken.purpose, 'bypass'),
  isNull(oneTimeToken.usedAt),
  isNull(oneTimeToken.revokedAt),
  gt(oneTimeToken.expiresAt, sql`now()`),
)

/** Links that still work, newest first. Their ids are token hashes, which open nothing. */
export async function openBypasses(tx: Db, of?: string): Promise<BypassLink[]> {
  const rows = await tx
    .select({
      token: oneTimeToken,
      person: { id: person.id, firstname: person.firstname, lastname: person.lastname },
      maker: { firstname: maker.firstname, lastname: maker.lastname },
    })
    .from(oneTimeToken)
    .innerJoin(person, and(eq(person.siteId, oneTimeToken.siteId), eq(person.id, oneTimeToken.personId)))
    .leftJoin(maker, and(eq(maker.siteId, oneTimeToken.siteId), eq(maker.id, oneTimeToken.madeBy)))
    .where(and(isOpenBypass, of === undefined ? undefined : eq(oneTimeToken.personId, of)))
    .orderBy(desc(oneTimeToken.madeAt))
    .limit(100)
  const nameOf = (named: { firstname: string; lastname: string } | null) =>
    named ? `${named.firstname} ${named.lastname}`.trim() : ''
  return rows.map(({ token, person: whose, maker: by }) => ({
    id: token.tokenHash,
    person: whose.id,
    name: nameOf(whose),
    madeBy: nameOf(by),
    reason: String(token.data.reason),
    madeAt: token.madeAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
  }))
}
