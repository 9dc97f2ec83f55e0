import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notify } from '@areas/messages/server/public'
import { person } from '@gateway/db/tables'
import { fillText } from '@schemas/layout/fill-text'
import { includesRole } from '@schemas/work/entities/project'
import type { TimelineEntry } from '@schemas/work/entities/task'
import { workComment, workTask } from '../../tables'
import { peopleWhoSee, peopleWhoSeeInternal } from '../access/members'
import { lockProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describePerson } from '../person-names'
import { noticeFollowers, recordNotices } from '../notices/record-notices'
import { type FoundTask, reread } from './find-task'
import { namesOf } from './mentioned'

const mentioned = { en: '{name} mentioned you in {key}.', th: '{name} กล่าวถึงคุณใน {key}' }

/** Writes a comment; viewers write shared ones. Throws CallError. */
export async function addComment(
  actor: Actor,
  { row, project: reached }: FoundTask,
  { text, internal, mentions = [] }: { text: string; internal: boolean; mentions?: string[] | undefined },
): Promise<TimelineEntry> {
  const { db, site, locale } = actor
  if (internal && !includesRole(reached.role, 'member')) throw workError('notAllowed', locale)
  const project = await lockProject(actor, reached, 'viewer')
  const task = await reread(actor, row.id)
  const people = [...new Set(mentions)]
  const isInternal = internal || task.internal
  const readers = await (isInternal ? peopleWhoSeeInternal : peopleWhoSee)(db, project.row, people)
  if (readers.length < people.length) throw workError('unreadable', locale, { field: 'mentions' })
  const [made] = await db
    .insert(workComment)
    .values({
      siteId: site,
      id: randomUUID(),
      projectId: project.id,
      taskId: row.id,
      authorId: actor.person,
      text,
      internal,
      mentions: people,
    })
    .returning()
  if (!made) throw new Error('The comment was not inserted.')
  // An internal comment on a shared task leaves no trace that viewers could see.
  if (!internal || row.internal) await db.update(workTask).set({ rev: project.rev }).where(eq(workTask.id, row.id))
  const [author] = await db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(person)
    .where(eq(person.id, actor.person))
  const names = await namesOf(actor, people)
  const by = author ? describePerson(author).name : ''
  const values = { name: by, key: `${project.key}-${task.no}` }
  // In one order, so that two comments at once do not wait for each other.
  for (const id of people.filter((each) => each !== actor.person).toSorted())
    await notify(db, {
      site,
      person: id,
      message: { th: fillText(mentioned.th, values), en: fillText(mentioned.en, values) },
      link: `/project/admin/detail?task=${values.key}`,
    })
  await recordNotices(actor, task, people, { kind: 'mention', internal })
  await noticeFollowers(actor, task, { kind: 'comment', internal, except: people })
  return {
    id: made.id,
    at: made.createdAt.toISOString(),
    person: author ? describePerson(author) : null,
    kind: 'comment',
    text,
    ...(people.length > 0 ? { mentions: people.flatMap((id) => names.get(id) ?? []) } : {}),
    internal,
  }
}
