import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { maxCharts, type SavedChart } from '@schemas/hora/entities/saved-chart'
import type { Locale } from '@schemas/layout/locale'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import type { Db } from '@gateway/db/open'
import { signInFirst } from '@gateway/call/refusals'
import { type ChartRow, horaChart } from '../tables'
import { describeRow } from './describe'
import { chartError } from './messages'
import { countActiveShares } from './shares'

/** The caller and their site, in one transaction. */
export type Owner = { db: Db; site: string; person: string; locale: Locale }

/** The caller's chart, locked until the transaction ends. Another person's counts as unknown. Throws CallError. */
export async function lockOwnChart({ db, person, locale }: Owner, id: string): Promise<ChartRow> {
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  const [row] = await db
    .select()
    .from(horaChart)
    .where(and(eq(horaChart.id, id), eq(horaChart.ownerId, person)))
    .for('update')
  if (!row) throw chartError('unknown', locale)
  return row
}

export async function findOwnChart({ db, person, locale }: Owner, id: string): Promise<ChartRow> {
  const [row] = await db
    .select()
    .from(horaChart)
    .where(and(eq(horaChart.id, id), eq(horaChart.ownerId, person)))
  if (!row) throw chartError('unknown', locale)
  return row
}

/** A chart with the number of its open links. */
export async function describeOwn({ db }: Pick<Owner, 'db'>, row: ChartRow): Promise<SavedChart> {
  return describeRow(row, (await countActiveShares(db, [row.id])).get(row.id) ?? 0)
}

type NewRow = Omit<typeof horaChart.$inferInsert, 'siteId' | 'id' | 'ownerId'>

/** Throws CallError at the 501st. */
export async function insertChart(owner: Owner, values: NewRow): Promise<SavedChart> {
  const { db, site, person, locale } = owner
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  const now = new Date()
  const [row] = await withinLimit(locale, () =>
    db
      .insert(horaChart)
      .values({ ...values, siteId: site, id: randomUUID(), ownerId: person, createdAt: now, updatedAt: now })
      .returning(),
  )
  if (!row) throw new Error('The chart was not inserted.')
  return describeRow(row, 0)
}

/** Changes columns of a locked chart and counts its version up. */
export async function changeChart(
  owner: Owner,
  { id }: Pick<ChartRow, 'id'>,
  values: Partial<NewRow>,
): Promise<SavedChart> {
  const [row] = await withinLimit(owner.locale, () =>
    owner.db
      .update(horaChart)
      .set({ ...values, version: sql`${horaChart.version} + 1`, updatedAt: new Date() })
      .where(eq(horaChart.id, id))
      .returning(),
  )
  if (!row) throw new Error('The locked chart is gone.')
  return describeOwn(owner, row)
}

/** The trash holds as many charts as may be live: older ones go. */
export async function emptyOldTrash({ db, person }: Owner): Promise<void> {
  const old = await db
    .select({ id: horaChart.id })
    .from(horaChart)
    .where(and(eq(horaChart.ownerId, person), isNotNull(horaChart.trashedAt)))
    .orderBy(desc(horaChart.trashedAt), desc(horaChart.id))
    .offset(maxCharts)
  if (old.length > 0)
    await db.delete(horaChart).where(
      inArray(
        horaChart.id,
        old.map(({ id }) => id),
      ),
    )
}

/** The database counts live charts; its refusal is the caller's error. */
async function withinLimit<T>(locale: Locale, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    for (let at: unknown = error; at instanceof Error; at = at.cause)
      if ('constraint' in at && at.constraint === 'hora_chart_limit') throw chartError('full', locale)
    throw error
  }
}
