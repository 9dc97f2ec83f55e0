import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { eventQuota } from '../../tables'

/** Places by quota. */
export type Need = ReadonlyMap<string, number>

/** A quota that has too few places, and how many it has. */
export type Short = { quota: string; left: number }

const inOrder = (need: Need) =>
  [...need].filter(([, places]) => places > 0).toSorted(([one], [other]) => (one < other ? -1 : 1))

/**
 * Takes places of all quotas or of none, each by one conditional UPDATE, in the order of their ids, so that those who
 * come together wait for each other and never in a circle.
 */
export async function takePlaces(db: Db, need: Need): Promise<Short | undefined> {
  const taken: [string, number][] = []
  for (const [id, places] of inOrder(need)) {
    const [row] = await db
      .update(eventQuota)
      .set({ taken: sql`${eventQuota.taken} + ${places}` })
      .where(
        and(
          eq(eventQuota.id, id),
          or(isNull(eventQuota.size), sql`${eventQuota.taken} + ${places} <= ${eventQuota.size}`),
        ),
      )
      .returning({ id: eventQuota.id })
    if (row) {
      taken.push([id, places])
      continue
    }
    await freePlaces(db, new Map(taken))
    const [left] = await db
      .select({ places: sql<number>`${eventQuota.size} - ${eventQuota.taken}` })
      .from(eventQuota)
      .where(eq(eventQuota.id, id))
    return { quota: id, left: Math.max(0, left?.places ?? 0) }
  }
  return undefined
}

export async function freePlaces(db: Db, need: Need): Promise<void> {
  for (const [id, places] of inOrder(need))
    await db
      .update(eventQuota)
      .set({ taken: sql`${eventQuota.taken} - ${places}` })
      .where(and(eq(eventQuota.id, id), gte(eventQuota.taken, places)))
}

/** How many places each quota loses or gets by tickets that hold them. */
export function needOf(tickets: readonly { quotas: readonly string[] }[]): Map<string, number> {
  const need = new Map<string, number>()
  for (const { quotas } of tickets) for (const quota of new Set(quotas)) need.set(quota, (need.get(quota) ?? 0) + 1)
  return need
}
