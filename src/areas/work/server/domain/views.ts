import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { forbidden, signInFirst } from '@gateway/call/refusals'
import { hasRole } from '@schemas/layout/role'
import { includesRole } from '@schemas/work/entities/project'
import { maxViews, type SavedView } from '@schemas/work/entities/saved-view'
import { workView } from '../tables'
import { openProject } from './access/open-project'
import { reachOf } from './access/reach'
import type { Actor } from './actor'
import { workError } from './messages'

type ViewRow = typeof workView.$inferSelect

const describeView = ({ id, name, query, scope, projectId, ownerId }: ViewRow, { person }: Actor): SavedView => ({
  id,
  name,
  query,
  scope,
  project: projectId,
  isMine: ownerId === person,
})

export async function listViews(actor: Actor): Promise<SavedView[]> {
  const projects = (await reachOf(actor)).map(({ id }) => id)
  const rows = await actor.db
    .select()
    .from(workView)
    .where(
      or(
        and(eq(workView.ownerId, actor.person), eq(workView.scope, 'own')),
        eq(workView.scope, 'site'),
        projects.length === 0 ? undefined : and(eq(workView.scope, 'project'), inArray(workView.projectId, projects)),
      ),
    )
    .orderBy(asc(workView.name), asc(workView.id))
    .limit(500)
  return rows.map((row) => describeView(row, actor))
}

type Wanted = {
  id?: string | undefined
  name: string
  query: string
  scope: SavedView['scope']
  project?: string | undefined
}

/** A project's views are its members', the site's those of its managers. Throws CallError. */
export async function saveView(actor: Actor, { id, name, query, scope, project }: Wanted): Promise<SavedView> {
  const { db, site, locale, person } = actor
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  const of = project === undefined ? undefined : await openProject(actor, project)
  if (scope === 'project' && !of) throw workError('unknownProject', locale, { field: 'project' })
  if (scope === 'project' && of && !includesRole(of.role, 'member')) throw workError('notAllowed', locale)
  if (scope === 'site' && !hasRole(actor.siteRole, 'manager')) throw forbidden(locale)
  const values = { name, query, scope, projectId: of?.id ?? null }
  if (id !== undefined) {
    const row = await findView(actor, id)
    const [changed] = await db.update(workView).set(values).where(eq(workView.id, row.id)).returning()
    return describeView(changed ?? row, actor)
  }
  if ((await db.$count(workView, eq(workView.ownerId, person))) >= maxViews) throw workError('manyViews', locale)
  const [row] = await db
    .insert(workView)
    .values({ ...values, siteId: site, id: randomUUID(), ownerId: person })
    .returning()
  if (!row) throw new Error('The view was not inserted.')
  return describeView(row, actor)
}

export async function removeView(actor: Actor, id: string): Promise<void> {
  const row = await findView(actor, id)
  await actor.db.delete(workView).where(eq(workView.id, row.id))
}

/** The caller's own view; managers of the site also those that are for everyone. */
async function findView({ db, locale, person, siteRole }: Actor, id: string): Promise<ViewRow> {
  const [row] = await db
    .select()
    .from(workView)
    .where(
      and(
        eq(workView.id, id),
        or(eq(workView.ownerId, person), hasRole(siteRole, 'manager') ? eq(workView.scope, 'site') : undefined),
      ),
    )
    .for('update')
  if (!row) throw workError('unknownView', locale)
  return row
}
