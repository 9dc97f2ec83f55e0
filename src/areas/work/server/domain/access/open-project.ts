import { eq, sql } from 'drizzle-orm'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { signInFirst } from '@gateway/call/refusals'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { includesRole, type MemberRole } from '@schemas/work/entities/project'
import { type ProjectRow, workProject } from '../../tables'
import type { Actor } from '../actor'
import { changesTopic } from './changes-topic'
import { workError } from '../messages'
import { type Reached, reachOf } from './reach'

/** A project that exists for the caller, by id, key or earlier key. Throws CallError. */
export async function openProject(actor: Actor, ref: string): Promise<Reached> {
  const [found] = await reachOf(actor, [ref])
  if (!found) throw workError('unknownProject', actor.locale)
  return found
}

/** A project under the lock of a write; `rev` is the write's number. */
export type LockedProject = Reached & { rev: number; row: ProjectRow }

/**
 * Locks a project for a write by someone with at least this role. Every write counts `rev` up under the lock, so that
 * readers of changes miss none. Throws CallError.
 */
export async function lockProject(
  actor: Actor,
  project: Reached,
  needed: MemberRole,
  { alsoArchived = false } = {},
): Promise<LockedProject> {
  const { db, locale } = actor
  if (!includesRole(project.role, needed)) throw workError('notAllowed', locale)
  if (!(await lockActivePerson(db, actor.person))) throw signInFirst(locale)
  const [row] = await db
    .update(workProject)
    .set({ rev: sql`${workProject.rev} + 1`, updatedAt: new Date() })
    .where(eq(workProject.id, project.id))
    .returning()
  if (!row) throw workError('unknownProject', locale)
  await notifyTopic(db, actor.site, changesTopic, [project.id])
  if (row.archivedAt && !alsoArchived) throw workError('archived', locale)
  // Roles are changed under this lock: one that ended while this write waited for it has ended here, too.
  const now = await openProject(actor, project.id)
  if (!includesRole(now.role, needed)) throw workError('notAllowed', locale)
  return { ...now, rev: row.rev, row }
}
