import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/presence'
import { person, presence } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { personName } from '@gateway/drafts/draft-rows'
import { findState } from '@gateway/drafts/find-state'
import { stampOfNotes } from '@gateway/drafts/notes'
import { handle } from '@gateway/call/handle'

const away = sql`now() - interval '15 seconds'`

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, log } = context
  const { key, tab, block = null, leaves } = input
  const me = session.person?.id ?? ''
  return tx(async (db) => {
    const { version, trashedAt } = await findState(db, { key, ...authorOf(context), log })
    // SKIP LOCKED: two concurrent cleanups must not wait for each other's rows.
    await db.execute(
      sql`DELETE FROM presence WHERE (site_id, tab) IN (SELECT site_id, tab FROM presence WHERE seen_at < ${away} LIMIT 50 FOR UPDATE SKIP LOCKED)`,
    )
    if (leaves) await db.delete(presence).where(and(eq(presence.tab, tab), eq(presence.personId, me)))
    else
      await db
        .insert(presence)
        .values({ siteId: site.id, tab, document: key, personId: me, block })
        .onConflictDoUpdate({
          target: [presence.siteId, presence.tab],
          set: {
            document: key,
            block,
            seenAt: sql`now()`,
            since: sql`CASE WHEN ${presence.document} = ${key} THEN ${presence.since} ELSE now() END`,
          },
          // A tab id belongs to its person: nobody reports for someone else's.
          setWhere: eq(presence.personId, me),
        })
    const others = await db
      .select({
        tab: presence.tab,
        block: presence.block,
        since: presence.since,
        personId: presence.personId,
        name: personName,
        email: person.email,
      })
      .from(presence)
      .innerJoin(person, and(eq(person.siteId, presence.siteId), eq(person.id, presence.personId)))
      .where(and(eq(presence.document, key), ne(presence.tab, tab), sql`${presence.seenAt} >= ${away}`))
      .orderBy(asc(presence.since), asc(presence.tab))
    return {
      others: others.map((other) => ({
        name: other.name ?? other.email,
        tab: other.tab,
        isYou: other.personId === me,
        since: other.since.toISOString(),
        ...(other.block ? { block: other.block } : {}),
      })),
      version,
      notes: await stampOfNotes(db, key, session.role),
      ...(trashedAt ? { trashedAt: trashedAt.toISOString() } : {}),
    }
  })
})
