import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import type { Db } from '../db/open'
import { oneTimeToken, type TokenPurpose } from '../db/account-tables'

/** Lifetimes of one-time tokens (s). */
export const tokenSeconds = {
  activate: 24 * 3600,
  recover: 30 * 60,
  change_email: 24 * 3600,
  bypass: 15 * 60,
  qr: 120,
  line: 600,
} as const satisfies Record<TokenPurpose, number>
/** An invitation is a recovery with a longer lifetime (s), as its mail says. */
export const invitedSeconds = 24 * 3600

type Row = typeof oneTimeToken.$inferSelect
type Issued = {
  purpose: TokenPurpose
  person?: string
  data?: Record<string, unknown>
  madeBy?: string
  /** Overrides the purpose's lifetime (s). */ seconds?: number
}

/**
 * Makes a token of 32 random bytes; the database stores only its hash. An earlier token of the same purpose and person
 * is revoked.
 */
export async function issueToken(
  tx: Db,
  site: string,
  { purpose, person, data = {}, madeBy, seconds = tokenSeconds[purpose] }: Issued,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (person) await revokeTokens(tx, person, purpose)
  await dropEnded(tx)
  await tx.insert(oneTimeToken).values({
    siteId: site,
    tokenHash: hashToken(token),
    purpose,
    personId: person ?? null,
    data,
    madeBy: madeBy ?? null,
    seconds,
    expiresAt: new Date(Date.now() + seconds * 1000),
  })
  return token
}

const isAlive = (purpose: TokenPurpose, token: string) =>
  and(
    eq(oneTimeToken.tokenHash, hashToken(token)),
    eq(oneTimeToken.purpose, purpose),
    isNull(oneTimeToken.usedAt),
    isNull(oneTimeToken.revokedAt),
    gt(oneTimeToken.expiresAt, sql`now()`),
  )

/** The token's row while it is usable; reading does not consume it. */
export async function findToken(tx: Db, purpose: TokenPurpose, token: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(oneTimeToken).where(isAlive(purpose, token))
  return row && { ...row, data: judgeReturn(row.data) }
}

/** The way of return that was asked for comes back only as a path of this site. */
function judgeReturn({ to, ...data }: Row['data']): Row['data'] {
  const path = typeof to === 'string' ? sameOriginPath(to) : undefined
  return path === undefined ? data : { ...data, to: path }
}

/** Consumes a token. Of several concurrent callers only one gets the row. */
export async function spendToken(tx: Db, purpose: TokenPurpose, token: string): Promise<Row | undefined> {
  const [row] = await tx.update(oneTimeToken).set({ usedAt: new Date() }).where(isAlive(purpose, token)).returning()
  return row
}

/**
 * A link's lifetime starts when its mail is sent, however long the mail waited. False when the link is used or was
 * replaced.
 */
export async function beginLife(tx: Db, tokenHash: string): Promise<boolean> {
  const [row] = await tx
    .update(oneTimeToken)
    .set({
      expiresAt: sql`coalesce(now() + make_interval(secs => ${oneTimeToken.seconds}), ${oneTimeToken.expiresAt})`,
    })
    .where(and(eq(oneTimeToken.tokenHash, tokenHash), isNull(oneTimeToken.usedAt), isNull(oneTimeToken.revokedAt)))
    .returning({ hash: oneTimeToken.tokenHash })
  return row !== undefined
}

/** Revokes a person's tokens, of one purpose or of all. */
export async function revokeTokens(tx: Db, person: string, purpose?: TokenPurpose): Promise<void> {
  await tx
    .update(oneTimeToken)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(oneTimeToken.personId, person),
        purpose && eq(oneTimeToken.purpose, purpose),
        isNull(oneTimeToken.usedAt),
        isNull(oneTimeToken.revokedAt),
      ),
    )
}

/** Tokens that ended a month ago are removed, a few with each new one, so that rows cannot pile up. */
async function dropEnded(tx: Db): Promise<void> {
  await tx.execute(
    sql`DELETE FROM one_time_token WHERE (site_id, token_hash) IN (SELECT site_id, token_hash FROM one_time_token WHERE expires_at < now() - interval '30 days' LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  )
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
