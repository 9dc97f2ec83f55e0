import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { hashToken } from '../auth/one-time-token'
import type { Db } from '../db/open'
import { fileTicket } from '../db/share-tables'

export type TicketRow = typeof fileTicket.$inferSelect
type Issued = Pick<TicketRow, 'act' | 'itemIds'> &
  ({ share: string; visitNo: number } | { person: string; session: string })

/** Validity of an address (s): a film is watched longer than a download takes to begin. */
const seconds = { preview: 1800, save: 600, zip: 600 } as const
/** Browsers inside other apps hand a download on, which starts it again; more starts come from someone else. */
const maxBegun = 3
/**
 * A broken connection resumes, and download managers request several ranges at once; more than that is not one
 * download.
 */
const maxContinued = 64

/** An address for the browser itself, of 32 random bytes; the database stores only its hash. */
export async function issueTicket(db: Db, site: string, issued: Issued): Promise<{ address: string; endsAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(Date.now() + seconds[issued.act] * 1000)
  await dropEnded(db)
  const by =
    'share' in issued
      ? { shareId: issued.share, visitNo: issued.visitNo }
      : { personId: issued.person, sessionId: issued.session }
  await db.insert(fileTicket).values({
    siteId: site,
    tokenHash: hashToken(token),
    act: issued.act,
    itemIds: issued.itemIds,
    expiresAt: endsAt,
    ...by,
  })
  return { address: `/api/files/fetch/${token}`, endsAt }
}

/**
 * The ticket while its address is valid. New starts and continuations are counted, each up to its limit; watching a
 * film is not. A large file takes longer than the address is valid: a download begun in time continues for a day.
 */
export async function useTicket(db: Db, token: string, begins: boolean): Promise<TicketRow | undefined> {
  const goesOn = begins
    ? undefined
    : and(eq(fileTicket.act, 'save'), gt(fileTicket.begun, 0), gt(fileTicket.expiresAt, sql`now() - interval '1 day'`))
  const holds = and(eq(fileTicket.tokenHash, hashToken(token)), or(gt(fileTicket.expiresAt, sql`now()`), goesOn))
  const [row] = await db.select().from(fileTicket).where(holds)
  if (!row || row.act === 'preview') return row
  const isGoingOn = row.act === 'save' && !begins
  const [counted] = isGoingOn
    ? await db
        .update(fileTicket)
        .set({ wentOn: sql`${fileTicket.wentOn} + 1` })
        .where(and(holds, lt(fileTicket.wentOn, maxContinued)))
        .returning()
    : await db
        .update(fileTicket)
        .set({ begun: sql`${fileTicket.begun} + 1` })
        .where(and(holds, lt(fileTicket.begun, maxBegun)))
        .returning()
  return counted
}

/** Some expired rows are removed with each new one, so that they cannot pile up. */
async function dropEnded(db: Db): Promise<void> {
  await db.execute(
    sql`DELETE FROM file_ticket WHERE (site_id, token_hash) IN (SELECT site_id, token_hash FROM file_ticket WHERE expires_at < now() - interval '1 day' LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  )
}
