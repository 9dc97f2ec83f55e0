import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { person, presence } from '@gateway/db/tables'
import type { Db } from '@gateway/db/open'
import { personName } from '@gateway/drafts/draft-rows'

/** A tab that was silent since then is gone. */
export const away = sql`now() - interval '15 seconds'`

/** The other tabs that have a document open, in the order in which they came. */
export const othersOn = (db: Db, key: string, tab: string) =>
  db
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
