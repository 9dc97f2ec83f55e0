import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditAct } from '@schemas/audit'
import { allowsStep, type Machine, type StepOwner } from '@schemas/machine'
import { recordAudit } from '../audit/audit'
import type { Db } from '../db/open'

/** A table whose rows are in a state: `status` is one of the machine's, `version` counts changes. */
export type StatefulTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn }

type Step<State extends string, T extends StatefulTable> = {
  site: string
  table: T
  id: string
  to: State
  who: StepOwner
  /** For the audit log; undefined when the gateway takes the step. */
  person: string | undefined
  /** Refuses the step when the row has changed since its reader saw this version. */
  version?: number
  /** Columns that change with the state. */
  set?: Record<string, unknown>
  /** Left out for steps that nobody asks about later. */
  audit?: (
    row: T['$inferSelect'],
    from: State,
  ) => { action: AuditAct; subject: string; before?: unknown; after?: unknown }
  /** What else happens with the step, in its transaction: a mail queued, a reservation released. */
  along?: (row: T['$inferSelect'], from: State) => Promise<unknown>
}

export type Transition<State extends string, Row> =
  | { ok: true; from: State; row: Row }
  /** `unknown`: no such row. `stale`: another version. `refused`: no such step, or not theirs. */
  | { ok: false; problem: 'unknown' | 'stale' | 'refused'; from?: State }

/**
 * Leads a row to another state of its machine: the row locked, one guarded UPDATE, audit entry and whatever goes along
 * in the caller's transaction. A row that is in the state already counts as led there, and nothing is written.
 */
export async function transition<State extends string, T extends StatefulTable>(
  db: Db,
  machine: Machine<State>,
  { site, table, id, to, who, person, version, set, audit, along }: Step<State, T>,
): Promise<Transition<State, T['$inferSelect']>> {
  const [before] = (await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('update')) as (T['$inferSelect'] & { status: State; version: number })[]
  if (!before) return { ok: false, problem: 'unknown' }
  const from = before.status
  if (version !== undefined && before.version !== version) return { ok: false, problem: 'stale', from }
  if (from === to) return { ok: true, from, row: before }
  if (!allowsStep(machine, from, to, who)) return { ok: false, problem: 'refused', from }
  const [row] = (await db
    .update(table as PgTable)
    .set({ ...set, status: to, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.status, from), eq(table.version, before.version)))
    .returning()) as T['$inferSelect'][]
  if (!row) return { ok: false, problem: 'stale', from }
  if (audit) await recordAudit(db, { site, person, ...audit(row, from) })
  await along?.(row, from)
  return { ok: true, from, row }
}
