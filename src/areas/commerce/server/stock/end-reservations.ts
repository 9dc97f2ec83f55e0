import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { reservation } from '../tables'
import { issue, type Level, type LevelChange, unreserve } from './level-change'
import { keyOf, lockLevels } from './level-rows'
import { levelOf, type MoveReason, recordMoves } from './move'

type Where = { tx: Db; site: string; now: Date; actor?: string | undefined }
type Row = typeof reservation.$inferSelect

/** Lets go of all that is held for these holders. */
export async function release(where: Where, kind: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return endAsReleased(where, await heldFor(where.tx, kind, ids))
}

/** What to take for a holder: so much of an item, at the reference of what takes it. */
export type Take = { holder: string; item: string; quantity: number; ref: string; refLine: string }

/**
 * Takes held stock out, in parts where less is wanted than is held. Returns the cost of each; throws where less is held,
 * because its caller counts what it may take.
 */
export const take = (
  where: Where,
  kind: string,
  takes: readonly Take[],
  reason: MoveReason = 'sale',
): Promise<number[]> => endParts(where, kind, takes, { as: 'taken', reason })

/** Lets go of parts of what is held; where less is held, of that. */
export const releaseParts = (where: Where, kind: string, parts: readonly Take[]): Promise<number[]> =>
  endParts(where, kind, parts, { as: 'released', reason: 'recount' })

async function endParts(
  where: Where,
  kind: string,
  takes: readonly Take[],
  { as, reason }: { as: 'taken' | 'released'; reason: MoveReason },
): Promise<number[]> {
  const { tx, site, now } = where
  if (takes.length === 0) return []
  const held = await heldFor(tx, kind, [...new Set(takes.map(({ holder }) => holder))])
  const rows = await lockLevels(
    tx,
    site,
    held.map(({ itemId, locationId }) => ({ item: itemId, location: locationId })),
  )
  const levels = new Map<string, Level>([...rows].map(([key, row]) => [key, levelOf(row)]))
  const left = new Map(held.map((row) => [row.id, row.quantity]))
  const described: { item: string; location: string; ref: string; refLine: string; reason: MoveReason }[] = []
  const changes: LevelChange[] = []
  const costs: number[] = []
  for (const { holder, item, quantity, ref, refLine } of takes) {
    let wanted = quantity
    let cost = 0
    for (const row of held.filter((each) => each.holderId === holder && each.itemId === item)) {
      const units = Math.min(wanted, left.get(row.id) ?? 0)
      if (units === 0) continue
      const key = keyOf({ item, location: row.locationId })
      const level = levels.get(key)
      const change = level && (as === 'taken' ? issue(level, units, { held: units }) : unreserve(level, units))
      if (!change) throw new Error(`The level of ${item} does not hold what is reserved.`)
      levels.set(key, change.level)
      left.set(row.id, (left.get(row.id) ?? 0) - units)
      wanted -= units
      cost -= change.moves.reduce((all, each) => all + each.value, 0)
      described.push({ item, location: row.locationId, ref, refLine, reason })
      changes.push(change)
    }
    if (wanted > 0 && as === 'taken') throw new Error(`Less of ${item} is held for ${holder} than is to be taken.`)
    costs.push(cost)
  }
  await recordMoves(where, rows, levels, described, changes)
  for (const row of held) {
    const rest = left.get(row.id) ?? 0
    if (rest === row.quantity) continue
    // A part that stays held is a row of its own, so that an ended one never changes.
    await tx
      .update(reservation)
      .set({ status: as, endedAt: now, quantity: row.quantity - rest })
      .where(eq(reservation.id, row.id))
    if (rest > 0) await tx.insert(reservation).values({ ...row, id: randomUUID(), quantity: rest })
  }
  return costs
}

/** Lets go of what is held past its time and belongs to no order, which expires with its own lines. */
export async function releaseDue(where: Where, limit = 100): Promise<number> {
  const due = await where.tx
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.status, 'held'),
        lte(reservation.expiresAt, where.now),
        sql`${reservation.holderKind} <> 'order_line'`,
      ),
    )
    .orderBy(asc(reservation.expiresAt), asc(reservation.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return endAsReleased(where, due)
}

/** Locked in the order of their ids, before any level. */
async function heldFor(tx: Db, kind: string, ids: readonly string[]): Promise<Row[]> {
  return tx
    .select()
    .from(reservation)
    .where(
      and(eq(reservation.holderKind, kind), inArray(reservation.holderId, [...ids]), eq(reservation.status, 'held')),
    )
    .orderBy(asc(reservation.id))
    .for('update')
}

async function endAsReleased(where: Where, held: readonly Row[]): Promise<number> {
  const { tx, site, now } = where
  if (held.length === 0) return 0
  const places = held.map(({ itemId, locationId }) => ({ item: itemId, location: locationId }))
  const rows = await lockLevels(tx, site, places)
  const levels = new Map<string, Level>([...rows].map(([key, row]) => [key, levelOf(row)]))
  const changes = held.map((row, index) => {
    const key = keyOf(places[index] ?? { item: '', location: '' })
    const level = levels.get(key)
    if (!level) throw new Error(`No level of ${row.itemId} at ${row.locationId}.`)
    const change = unreserve(level, row.quantity)
    levels.set(key, change.level)
    return change
  })
  await recordMoves(
    where,
    rows,
    levels,
    places.map((place, index) => ({ ...place, reason: 'recount' as const, ref: `release:${held[index]?.id ?? ''}` })),
    changes,
  )
  await tx
    .update(reservation)
    .set({ status: 'released', endedAt: now })
    .where(
      inArray(
        reservation.id,
        held.map(({ id }) => id),
      ),
    )
  return held.length
}
