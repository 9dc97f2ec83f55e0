import { and, eq, inArray, isNull } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { Db } from '@gateway/db/open'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import type { Site } from '@gateway/platform/sites'
import type { Services } from '@gateway/services'
import { pickText } from '@schemas/layout/pick-text'
import { workProject, workTask } from '../../tables'
import { type NoticeRow, workNotice, workWatcher } from '../../notice-tables'
import { taskMail, type MailedTask } from '../../mail/task-mail'
import { peopleWhoSee, peopleWhoSeeInternal } from '../access/members'
import { describePerson } from '../person-names'

type Deps = { services: Pick<Services, 'settings' | 'themes'>; site: Site }

/**
 * Mails a person of what was noted for them, as far as they can read it now; resolves to whether there was a mail. The
 * rows were claimed by the caller, and are gone with its transaction.
 */
export async function mailNotices(
  db: Db,
  { services, site }: Deps,
  personId: string,
  rows: readonly NoticeRow[],
  isDigest: boolean,
): Promise<boolean> {
  for (const { taskId, kind, internal } of rows)
    await db
      .delete(workNotice)
      .where(
        and(
          eq(workNotice.personId, personId),
          eq(workNotice.taskId, taskId),
          eq(workNotice.kind, kind),
          eq(workNotice.internal, internal),
        ),
      )
  const [to] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), eq(person.status, 'active')))
  if (!to) return false
  const tasks = await readableTasks(db, personId, rows)
  const actors = await namesOf(db, rows)
  const mailed: MailedTask[] = tasks.map(({ id, key, title, seesInternal }) => ({
    key,
    title: pickText(title, to.locale),
    acts: rows
      .filter((row) => row.taskId === id && (seesInternal || !row.internal))
      .map(({ kind, actorId }) => ({ kind, name: actors.get(actorId ?? '') ?? '' })),
  }))
  const shown = mailed.filter(({ acts }) => acts.length > 0)
  if (shown.length === 0) return false
  await queueMail(db, services, site, {
    purpose: 'task',
    to: { id: to.id, email: to.email, name: `${to.firstname} ${to.lastname}`.trim(), locale: to.locale },
    text: taskMail(to.locale, { tasks: shown, isDigest, origin: siteOrigin(services.settings, site) }),
  })
  return true
}

/** The tasks that exist for the person now and are not muted by them. */
async function readableTasks(db: Db, personId: string, rows: readonly NoticeRow[]) {
  const found = await db
    .select({
      id: workTask.id,
      no: workTask.no,
      title: workTask.title,
      internal: workTask.internal,
      project: {
        id: workProject.id,
        key: workProject.key,
        access: workProject.access,
        viewersSee: workProject.viewersSee,
      },
      muted: workWatcher.muted,
    })
    .from(workTask)
    .innerJoin(workProject, eq(workProject.id, workTask.projectId))
    .leftJoin(workWatcher, and(eq(workWatcher.taskId, workTask.id), eq(workWatcher.personId, personId)))
    .where(
      and(
        inArray(
          workTask.id,
          rows.map(({ taskId }) => taskId),
        ),
        isNull(workTask.trashedAt),
      ),
    )
    .orderBy(workTask.projectId, workTask.no)
  const reach = new Map<string, { sees: boolean; internal: boolean }>()
  for (const { project } of found)
    if (!reach.has(project.id))
      reach.set(project.id, {
        sees: (await peopleWhoSee(db, project, [personId])).length > 0,
        internal: (await peopleWhoSeeInternal(db, project, [personId])).length > 0,
      })
  return found.flatMap(({ id, no, title, internal, project, muted }) => {
    const { sees = false, internal: seesInternal = false } = reach.get(project.id) ?? {}
    if (!sees || muted || (internal && !seesInternal)) return []
    return [{ id, key: `${project.key}-${no}`, title, seesInternal }]
  })
}

async function namesOf(db: Db, rows: readonly NoticeRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ actorId }) => actorId ?? [])
  if (ids.length === 0) return new Map()
  const people = await db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(person)
    .where(inArray(person.id, ids))
  return new Map(people.map((each) => [each.id, describePerson(each).name]))
}
