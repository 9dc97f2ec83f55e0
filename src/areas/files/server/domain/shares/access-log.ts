import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ShareAct } from '@schemas/files/entities/share'
import { type Cursor } from '@gateway/db/cursor'
import type { Db } from '@gateway/db/open'
import { share, shareAccess } from '@gateway/db/share-tables'
import { person } from '@gateway/db/tables'
import type { CallContext } from '@gateway/call/handle'

type Noted = {
  share: string
  act: ShareAct
  /** The affected part, when it is not the whole. */ name?: string | undefined
}

/** Logs who used a link and what they did; repetitions within ten minutes are counted. */
export async function noteAccess(
  db: Db,
  { site, address, userAgent, session }: Pick<CallContext, 'site' | 'address' | 'userAgent' | 'session'>,
  { share: shareId, act, name }: Noted,
): Promise<void> {
  const again = await db.execute(sql`
    UPDATE share_access SET times = times + 1, at = now() WHERE id = (
      SELECT id FROM share_access
      WHERE share_id = ${shareId} AND act = ${act} AND name IS NOT DISTINCT FROM ${name ?? null}::text AND address = ${address} AND user_agent = ${userAgent} AND at > now() - interval '10 minutes'
      ORDER BY at DESC LIMIT 1
    ) RETURNING id`)
  if ((again as unknown as { rows: unknown[] }).rows.length === 0) {
    await db.insert(shareAccess).values({
      siteId: site.id,
      id: randomUUID(),
      shareId,
      act,
      name: name ?? null,
      address,
      userAgent,
      personId: session.person?.id ?? null,
    })
    await dropOld(db)
  }
  if (act !== 'refused')
    await db
      .update(share)
      .set({ visitedAt: sql`now()` })
      .where(eq(share.id, shareId))
}

/** Half a year is enough to ask who had a file; some older lines are removed with each new one. */
async function dropOld(db: Db): Promise<void> {
  await db.execute(
    sql`DELETE FROM share_access WHERE (site_id, id) IN (SELECT site_id, id FROM share_access WHERE at < now() - interval '180 days' LIMIT 20 FOR UPDATE SKIP LOCKED)`,
  )
}

const pageSize = 50

/** Newest first, from a position on. */
export async function readAccess(db: Db, shareId: string, from?: Cursor) {
  return db
    .select({ line: shareAccess, by: { firstname: person.firstname, lastname: person.lastname } })
    .from(shareAccess)
    .leftJoin(person, and(eq(person.siteId, shareAccess.siteId), eq(person.id, shareAccess.personId)))
    .where(
      and(
        eq(shareAccess.shareId, shareId),
        from && sql`(${shareAccess.at}, ${shareAccess.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(shareAccess.at), desc(shareAccess.id))
    .limit(pageSize + 1)
    .then((rows) => ({ rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }))
}
