import { randomUUID } from 'node:crypto'
import { eq, max, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import { rankBetween } from '@gateway/rank/rank'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Health, ProjectAccess, ViewersSee } from '@schemas/work/entities/project'
import type { Color } from '@schemas/work/entities/status'
import { workGroup, workProject, workProjectKey } from '../../tables'
import { setMembership } from '../access/members'
import type { LockedProject } from '../access/open-project'
import type { Actor } from '../actor'
import { writeText } from '../localised'
import { workError } from '../messages'
import { insertFirstStatuses } from './statuses'
import { refusing } from './unique'

export type NewProject = {
  group: string
  key: string
  name: LocalisedText
  summary: LocalisedText
  startOn: string | null
  dueOn: string | null
  access: ProjectAccess
  viewersSee: ViewersSee
}

/** Makes a project with its first statuses and the caller as its manager. Throws CallError. */
export async function createProject(actor: Actor, wanted: NewProject): Promise<{ id: string; key: string }> {
  const { db, site, locale, person } = actor
  const { group, ...values } = wanted
  const [known] = await db.select({ id: workGroup.id }).from(workGroup).where(eq(workGroup.id, group))
  if (!known) throw workError('unknownGroup', locale, { field: 'group' })
  checkDates(actor, values)
  const id = randomUUID()
  await taken(actor, () =>
    db.insert(workProject).values({ ...values, siteId: site, id, groupId: group, ownerId: person }),
  )
  await taken(actor, () => db.insert(workProjectKey).values({ siteId: site, key: values.key, projectId: id }))
  await insertFirstStatuses(actor, id)
  await setMembership(db, { site, project: id, person, role: 'manager' })
  await recordAudit(db, { site, person, action: 'project-create', subject: `project:${values.key}` })
  return { id, key: values.key }
}

export type ProjectChanges = {
  key?: string | undefined
  name?: string | undefined
  summary?: string | undefined
  startOn?: string | null | undefined
  dueOn?: string | null | undefined
  health?: Health | null | undefined
  access?: ProjectAccess | undefined
  viewersSee?: ViewersSee | undefined
}

/** Changes a locked project. Earlier keys stay its own. Throws CallError. */
export async function changeProject(actor: Actor, { id, row }: LockedProject, changes: ProjectChanges): Promise<void> {
  const { db, site, locale, person } = actor
  const { name, summary, key, ...rest } = changes
  const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const set = {
    ...sent,
    ...(name === undefined ? {} : { name: writeText(row.name, locale, name) }),
    ...(summary === undefined ? {} : { summary: writeText(row.summary, locale, summary) }),
    ...(key === undefined ? {} : { key }),
  }
  checkDates(actor, { ...row, ...set })
  if (key !== undefined && key !== row.key) {
    const [known] = await db.select().from(workProjectKey).where(eq(workProjectKey.key, key))
    if (known && known.projectId !== id) throw workError('keyTaken', locale, { field: 'key' })
    if (!known) await taken(actor, () => db.insert(workProjectKey).values({ siteId: site, key, projectId: id }))
  }
  await taken(actor, () =>
    db
      .update(workProject)
      .set({ ...set, version: sql`${workProject.version} + 1` })
      .where(eq(workProject.id, id)),
  )
  const before = Object.fromEntries(Object.keys(set).map((field) => [field, row[field as keyof typeof row]]))
  await recordAudit(db, { site, person, action: 'project-change', subject: `project:${row.key}`, before, after: set })
}

export async function archiveProject(actor: Actor, { id, row }: LockedProject, archived: boolean): Promise<void> {
  if ((row.archivedAt !== null) === archived) return
  await actor.db
    .update(workProject)
    .set({ archivedAt: archived ? new Date() : null, version: sql`${workProject.version} + 1` })
    .where(eq(workProject.id, id))
  await recordAudit(actor.db, {
    site: actor.site,
    person: actor.person,
    action: 'project-archive',
    subject: `project:${row.key}`,
    before: { archived: !archived },
    after: { archived },
  })
}

type WantedGroup = { id?: string | undefined; slug: string; name: string; color: Color; archived: boolean }

/** Makes or changes a group. Throws CallError. */
export async function saveGroup(actor: Actor, { id, slug, name, color, archived }: WantedGroup) {
  const { db, site, locale, person } = actor
  const slugTaken = () => workError('slugTaken', locale, { field: 'slug' })
  const entry = { site, person, action: 'project-group' as const, subject: `group:${slug}` }
  if (id !== undefined) {
    const [known] = await db.select().from(workGroup).where(eq(workGroup.id, id)).for('update')
    if (!known) throw workError('unknownGroup', locale)
    const set = {
      slug,
      color,
      name: writeText(known.name, locale, name),
      archivedAt: archived ? (known.archivedAt ?? new Date()) : null,
    }
    await refusing(/slug/, slugTaken, () =>
      db
        .update(workGroup)
        .set({ ...set, version: sql`${workGroup.version} + 1` })
        .where(eq(workGroup.id, id)),
    )
    await recordAudit(db, { ...entry, before: { slug: known.slug, name: known.name }, after: { slug, name: set.name } })
    return { id, slug }
  }
  const [last] = await db.select({ rank: max(workGroup.rank) }).from(workGroup)
  const made = randomUUID()
  await refusing(/slug/, slugTaken, () =>
    db
      .insert(workGroup)
      .values({ siteId: site, id: made, slug, name, color, rank: rankBetween(last?.rank ?? null, null) }),
  )
  await recordAudit(db, { ...entry, after: { slug, name } })
  return { id: made, slug }
}

function checkDates({ locale }: Actor, { startOn, dueOn }: { startOn?: string | null; dueOn?: string | null }): void {
  if (startOn && dueOn && startOn > dueOn) throw workError('invalidProjectDates', locale, { field: 'startOn' })
}

const taken = <T>({ locale }: Actor, work: () => Promise<T>) =>
  refusing(/key/, () => workError('keyTaken', locale, { field: 'key' }), work)
