import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { includesRole } from '@schemas/work/entities/project'
import type { TimelineEntry } from '@schemas/work/entities/task'
import { workComment, workTask } from '../../tables'
import { lockProject } from '../access/open-project'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describePerson } from '../person-names'
import type { FoundTask } from './find-task'

/** Writes a comment; viewers write shared ones. Throws CallError. */
export async function addComment(
  actor: Actor,
  { row, project: reached }: FoundTask,
  { text, internal }: { text: string; internal: boolean },
): Promise<TimelineEntry> {
  const { db, site, locale } = actor
  if (internal && !includesRole(reached.role, 'member')) throw workError('notAllowed', locale)
  const project = await lockProject(actor, reached, 'viewer')
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
    })
    .returning()
  if (!made) throw new Error('The comment was not inserted.')
  // An internal comment on a shared task leaves no trace that viewers could see.
  if (!internal || row.internal) await db.update(workTask).set({ rev: project.rev }).where(eq(workTask.id, row.id))
  const [author] = await db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(person)
    .where(eq(person.id, actor.person))
  return {
    id: made.id,
    at: made.createdAt.toISOString(),
    person: author ? describePerson(author) : null,
    kind: 'comment',
    text,
    internal,
  }
}
