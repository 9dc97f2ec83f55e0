import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/presence'
import { presence } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { stampOfNotes } from '@gateway/drafts/notes'
import { notifyDocument } from '@gateway/drafts/notify-document'
import { handle } from '@gateway/call/handle'
import { away, othersOn } from '../../domain/presence'

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
    const own = and(eq(presence.tab, tab), eq(presence.personId, me))
    const [before] = await db.select({ document: presence.document, block: presence.block }).from(presence).where(own)
    if (leaves) await db.delete(presence).where(own)
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
    // Only what others see of it: being there still is no news.
    if (leaves ? before : before?.document !== key || before.block !== block) await notifyDocument(db, site.id, key)
    if (before && before.document !== key) await notifyDocument(db, site.id, before.document)
    const others = await othersOn(db, key, tab)
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
