import { sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { stockMove } from '../tables'
import { issue, type Level, type LevelChange, type LevelMove, receive } from './level-change'
import { keyOf, type LevelKey, type LevelRow, lockLevels, writeLevels } from './level-rows'

export type MoveReason = Exclude<typeof stockMove.$inferSelect.reason, 'cost'>

/** One change of stock. What a document moves has a `ref`, and is moved once. */
export type StockMove = LevelKey & {
  /** Above zero comes in, below zero goes out. */
  delta: number
  reason: MoveReason
  /** Of all that comes in, in satang. */
  cost?: number
  ref?: string
  refLine?: string
  note?: string
  occurredAt?: Date
}
type Where = { tx: Db; site: string; now: Date; actor?: string | undefined }

export type Moved =
  | {
      ok: true
      /** Value of each move, in their order; undefined where it was moved before. */ values: (number | undefined)[]
    }
  | { ok: false; short: (LevelKey & { left: number })[] }

/**
 * Moves stock, all of it or nothing. `mayOversell`: what is not there is sold past zero, as at a till, and its value
 * counted at the last cost. A move whose reference was moved before is left out.
 */
export async function moveStock(
  { tx, site, now, actor }: Where,
  moves: readonly StockMove[],
  { mayOversell = false }: { mayOversell?: boolean } = {},
): Promise<Moved> {
  const rows = await lockLevels(tx, site, moves, { makes: true })
  const done = await movedBefore(tx, moves)
  const levels = new Map<string, Level>([...rows].map(([key, row]) => [key, levelOf(row)]))
  const changes: (LevelChange | undefined)[] = []
  const short: (LevelKey & { left: number })[] = []
  for (const move of moves) {
    const level = levels.get(keyOf(move))
    if (!level) throw new Error(`No level of ${move.item} at ${move.location}.`)
    if (done.has(referenceOf(move))) {
      changes.push(undefined)
      continue
    }
    const change = move.delta > 0 ? receive(level, move.delta, move.cost) : issue(level, -move.delta, { mayOversell })
    if (!change) short.push({ item: move.item, location: move.location, left: level.onHand - level.reserved })
    else levels.set(keyOf(move), change.level)
    changes.push(change)
  }
  if (short.length > 0) return { ok: false, short }
  await recordMoves({ tx, site, now, actor }, rows, levels, moves, changes)
  return { ok: true, values: changes.map((change) => change?.moves.reduce((all, each) => all + each.value, 0)) }
}

export const levelOf = (row: LevelRow): Level => ({
  onHand: row.onHand,
  reserved: row.reserved,
  oversold: row.oversold,
  value: row.value,
  oversoldValue: row.oversoldValue,
  lastCost: row.lastCost,
  lastCostUnits: row.lastCostUnits,
})

type Described = LevelKey & Omit<StockMove, 'delta' | 'cost' | keyof LevelKey>

/** Appends the moves of changes to the ledger, and writes the levels as they are after the last of them. */
export async function recordMoves(
  { tx, site, now, actor }: Where,
  rows: ReadonlyMap<string, LevelRow>,
  levels: ReadonlyMap<string, Level>,
  described: readonly Described[],
  changes: readonly (LevelChange | undefined)[],
): Promise<void> {
  const lastNo = new Map([...rows].map(([key, row]) => [key, row.lastNo]))
  const lines = described.flatMap((move, index) => {
    const change = changes[index]
    return (change?.moves ?? []).map((each: LevelMove) => {
      const key = keyOf(move)
      const no = (lastNo.get(key) ?? 0) + 1
      lastNo.set(key, no)
      return {
        siteId: site,
        itemId: move.item,
        locationId: move.location,
        no,
        delta: each.delta,
        value: each.value,
        reason: each.reason ?? move.reason,
        ref: move.ref ?? null,
        refLine: move.refLine ?? '',
        actorId: actor ?? null,
        note: move.note ?? '',
        occurredAt: move.occurredAt ?? now,
        createdAt: now,
        onHandAfter: change?.level.onHand ?? 0,
        oversoldAfter: change?.level.oversold ?? 0,
        valueAfter: (change?.level.value ?? 0) - (change?.level.oversoldValue ?? 0),
      }
    })
  })
  await writeLevels(
    tx,
    [...rows].flatMap(([key, row]) => {
      const level = levels.get(key)
      return level ? [{ item: row.itemId, location: row.locationId, level, lastNo: lastNo.get(key) ?? row.lastNo }] : []
    }),
  )
  if (lines.length > 0) await tx.insert(stockMove).values(lines)
}

const referenceOf = ({ item, location, ref = '', refLine = '', reason }: StockMove) =>
  ref === '' ? '' : JSON.stringify([item, location, ref, refLine, reason])

/** References that have moves already; read under the locks of their levels. */
async function movedBefore(tx: Db, moves: readonly StockMove[]): Promise<Set<string>> {
  const wanted = moves.filter(({ ref }) => ref !== undefined)
  if (wanted.length === 0) return new Set()
  const values = JSON.stringify(
    wanted.map(({ item, location, ref, refLine = '', reason }) => ({ item, location, ref, line: refLine, reason })),
  )
  const { rows } = (await tx.execute(sql`
    SELECT m.item_id, m.location_id, m.ref, m.ref_line, m.reason FROM stock_move m
    JOIN jsonb_to_recordset(${values}::jsonb) AS c(item text, location text, ref text, line text, reason text)
      ON m.item_id = c.item AND m.location_id = c.location AND m.ref = c.ref AND m.ref_line = c.line AND m.reason = c.reason`)) as unknown as {
    rows: { item_id: string; location_id: string; ref: string; ref_line: string; reason: string }[]
  }
  return new Set(rows.map((row) => JSON.stringify([row.item_id, row.location_id, row.ref, row.ref_line, row.reason])))
}
