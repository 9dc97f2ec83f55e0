import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { hashToken } from '../auth/one-time-token'
import type { Db } from '../db/open'
import { fileTicket } from '../db/share-tables'

export type TicketRow = typeof fileTicket.$inferSelect
type Issued = Pick<TicketRow, 'act' | 'itemIds'> &
  ({ share: string; visitNo: number } | { person: string; session: string })

/** How long an address holds (s): a film is looked at longer than a download takes to begin. */
const seconds = { preview: 1800, save: 600, zip: 600 } as const
/** Browsers inside of other apps hand a download on, which then begins anew; more than that is somebody else. */
const maxBegun = 3
/** A line that breaks goes on, and programs ask for several stretches at once; more than that is not one download. */
const maxContinued = 64

/** An address for the browser itself, of 32 random bytes, of which the database keeps the hash alone. */
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
 * The ticket, while its address holds. What begins a download anew is counted, and what goes on with one, each up to its bound; looking at a film
 * is not. A large file takes a line longer than the address holds: what was begun in time goes on for a day.
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

/** Some of those whose time is over go with each new one, so that they cannot pile up. */
async function dropEnded(db: Db): Promise<void> {
  await db.execute(
    sql`DELETE FROM file_ticket WHERE (site_id, token_hash) IN (SELECT site_id, token_hash FROM file_ticket WHERE expires_at < now() - interval '1 day' LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  )
}
