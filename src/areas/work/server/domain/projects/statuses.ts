import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, lt, max, ne, sql } from 'drizzle-orm'
import { rankBetween, ranksBetween } from '@gateway/rank/rank'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { type Color, neededGroups, type Status, type StatusGroup } from '@schemas/work/entities/status'
import { type StatusRow, workStatus, workTask } from '../../tables'
import type { LockedProject } from '../access/open-project'
import { type Reached, reachOf } from '../access/reach'
import type { Actor } from '../actor'
import { writeText } from '../localised'
import { workError } from '../messages'

const maxStatuses = 30

export const describeStatus = (row: StatusRow, locale: Locale): Status => ({
  id: row.id,
  name: pickText(row.name, locale),
  group: row.group,
  color: row.color as Color,
  wipLimit: row.wipLimit,
  isDefault: row.isDefault,
})

/** What every project begins with. */
export const firstStatuses: readonly { name: { th: string; en: string }; group: StatusGroup; color: Color }[] = [
  { name: { th: 'คลังงาน', en: 'Backlog' }, group: 'backlog', color: 'neutral' },
  { name: { th: 'รอทำ', en: 'To do' }, group: 'unstarted', color: 'neutral' },
  { name: { th: 'กำลังทำ', en: 'In progress' }, group: 'started', color: 'info' },
  { name: { th: 'เสร็จแล้ว', en: 'Done' }, group: 'completed', color: 'success' },
  { name: { th: 'ยกเลิก', en: 'Cancelled' }, group: 'cancelled', color: 'danger' },
]

export async function insertFirstStatuses(
  { db, site }: Pick<Actor, 'db' | 'site'>,
  project: string,
): Promise<StatusRow[]> {
  const ranks = ranksBetween(null, null, firstStatuses.length)
  return db
    .insert(workStatus)
    .values(
      firstStatuses.map((status, at) => ({
        siteId: site,
        id: randomUUID(),
        projectId: project,
        rank: ranks[at] ?? '',
        isDefault: status.group === 'unstarted',
        ...status,
      })),
    )
    .returning()
}

export async function listStatuses({ db, locale }: Actor, project: string): Promise<Status[]> {
  const rows = await db
    .select()
    .from(workStatus)
    .where(eq(workStatus.projectId, project))
    .orderBy(asc(workStatus.rank), asc(workStatus.id))
  return rows.map((row) => describeStatus(row, locale))
}

type Wanted = {
  id?: string | undefined
  name: string
  group: StatusGroup
  color: Color
  wipLimit: number | null
  isDefault: boolean
  before?: string | null | undefined
}

/** Makes or changes a status of a locked project. Throws CallError. */
export async function saveStatus(actor: Actor, project: LockedProject, wanted: Wanted): Promise<void> {
  const { db, site, locale } = actor
  const { id, before, isDefault, name, ...values } = wanted
  const known = id === undefined ? undefined : await findStatus(actor, project.id, id)
  if (known && known.group !== values.group) await checkNeeded(actor, project.id, known, 'group')
  // The one default goes on: it ends only when another takes its place.
  if (isDefault)
    await db
      .update(workStatus)
      .set({ isDefault: false })
      .where(and(eq(workStatus.projectId, project.id), eq(workStatus.isDefault, true)))
  const rank =
    known && before === undefined ? known.rank : await rankBefore(actor, project.id, before ?? null, id ?? '')
  if (known) {
    const next = { ...values, rank, name: writeText(known.name, locale, name), isDefault: isDefault || known.isDefault }
    await db.update(workStatus).set(next).where(eq(workStatus.id, known.id))
    // The group of its tasks follows by the foreign key; readers of changes learn of them.
    if (known.group !== values.group)
      await db.update(workTask).set({ rev: project.rev }).where(eq(workTask.statusId, known.id))
    return
  }
  if ((await db.$count(workStatus, eq(workStatus.projectId, project.id))) >= maxStatuses)
    throw workError('manyStatuses', locale)
  await db
    .insert(workStatus)
    .values({ ...values, siteId: site, id: randomUUID(), projectId: project.id, name, rank, isDefault })
}

/** Deletes a status; its tasks go to the replacement. Throws CallError. */
export async function deleteStatus(
  actor: Actor,
  project: LockedProject,
  { id, replacement }: { id: string; replacement?: string | undefined },
): Promise<number> {
  const { db, locale } = actor
  const row = await findStatus(actor, project.id, id)
  await checkNeeded(actor, project.id, row, 'replacement')
  const used = await db.$count(workTask, eq(workTask.statusId, id))
  const other = replacement === undefined ? undefined : await findStatus(actor, project.id, replacement)
  if (!other ? used > 0 || row.isDefault : other.id === id)
    throw workError('needsReplacement', locale, { field: 'replacement' })
  if (other)
    await db
      .update(workTask)
      .set({ statusId: other.id, statusGroup: other.group, rev: project.rev, version: sql`${workTask.version} + 1` })
      .where(eq(workTask.statusId, id))
  await db.delete(workStatus).where(eq(workStatus.id, id))
  if (row.isDefault && other) await db.update(workStatus).set({ isDefault: true }).where(eq(workStatus.id, other.id))
  return used
}

async function findStatus({ db, locale }: Actor, project: string, id: string): Promise<StatusRow> {
  const [row] = await db
    .select()
    .from(workStatus)
    .where(and(eq(workStatus.projectId, project), eq(workStatus.id, id)))
  if (!row) throw workError('unknownStatus', locale)
  return row
}

/** A project keeps a status of every needed group without this one. */
async function checkNeeded(
  { db, locale }: Actor,
  project: string,
  { id, group }: StatusRow,
  field: 'group' | 'replacement',
): Promise<void> {
  if (!neededGroups.includes(group)) return
  const others = await db.$count(
    workStatus,
    and(eq(workStatus.projectId, project), eq(workStatus.group, group), ne(workStatus.id, id)),
  )
  if (others === 0) throw workError('needsStatus', locale, { field })
}

async function rankBefore(actor: Actor, project: string, before: string | null, self: string): Promise<string> {
  const { db } = actor
  const others = and(eq(workStatus.projectId, project), ne(workStatus.id, self))
  if (before === null) {
    const [last] = await db
      .select({ rank: max(workStatus.rank) })
      .from(workStatus)
      .where(others)
    return rankBetween(last?.rank ?? null, null)
  }
  const at = await findStatus(actor, project, before)
  const [low] = await db
    .select({ rank: workStatus.rank })
    .from(workStatus)
    .where(and(others, lt(workStatus.rank, at.rank)))
    .orderBy(desc(workStatus.rank))
    .limit(1)
  return rankBetween(low?.rank ?? null, at.rank)
}

/** The project of a status, where it exists for the caller. Throws CallError. */
export async function projectOfStatus(actor: Actor, id: string): Promise<Reached> {
  const [row] = await actor.db.select({ project: workStatus.projectId }).from(workStatus).where(eq(workStatus.id, id))
  const [project] = row ? await reachOf(actor, [row.project]) : []
  if (!project) throw workError('unknownStatus', actor.locale)
  return project
}
