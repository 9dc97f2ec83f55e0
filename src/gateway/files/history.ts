import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { itemEvent } from '../db/file-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'

export type FileAct =
  | 'upload'
  | 'make'
  | 'rename'
  | 'move'
  | 'copy'
  | 'trash'
  | 'restore'
  | 'mode'
  | 'replace'
  | 'share'
  | 'lost'
type Event = {
  site: string
  item: string
  act: FileAct
  person: string | undefined
  was?: string | undefined
  became?: string | undefined
}

/** Records events of items, in the transaction of the action. */
export async function recordEvents(db: Db, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  await db.insert(itemEvent).values(
    events.map(({ site, item: itemId, act, person: personId, was, became }) => ({
      siteId: site,
      id: randomUUID(),
      itemId,
      act,
      at: new Date(),
      personId: personId ?? null,
      was: was ?? null,
      became: became ?? null,
    })),
  )
}

const limit = 50

/** Events of an item, newest first. */
export async function readHistory(db: Db, id: string) {
  const rows = await db
    .select({
      at: itemEvent.at,
      act: itemEvent.act,
      was: itemEvent.was,
      became: itemEvent.became,
      by: sql<string | null>`nullif(trim(${person.firstname} || ' ' || ${person.lastname}), '')`,
    })
    .from(itemEvent)
    .leftJoin(person, sql`${person.siteId} = ${itemEvent.siteId} AND ${person.id} = ${itemEvent.personId}`)
    .where(eq(itemEvent.itemId, id))
    .orderBy(desc(itemEvent.at))
    .limit(limit)
  return rows.map(({ at, act, by, was, became }) => ({
    at: at.toISOString(),
    act,
    by,
    ...(was === null ? {} : { from: was }),
    ...(became === null ? {} : { to: became }),
  }))
}
