import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import { pickText, type LocalisedText } from '@schemas/layout/pick-text'
import type { TimelineEntry } from '@schemas/work/entities/task'
import { workActivity, workComment, workLabel, workStatus, workTask } from '../../tables'
import { readable, type Reached } from '../access/reach'
import type { Actor } from '../actor'
import { describePerson } from '../person-names'
import { namesOf as peopleOf } from './mentioned'

const maxEntries = 200
const author = { id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar }

/** Comments and changes of a task in one line, oldest first; internal ones only for those who see these. */
export async function timelineOf(actor: Actor, project: Reached, task: string): Promise<TimelineEntry[]> {
  const { db } = actor
  const comments = await db
    .select({
      id: workComment.id,
      at: workComment.createdAt,
      text: workComment.text,
      internal: workComment.internal,
      mentions: workComment.mentions,
      author,
    })
    .from(workComment)
    .leftJoin(person, eq(person.id, workComment.authorId))
    .where(and(eq(workComment.taskId, task), readable([project], workComment)))
    .orderBy(desc(workComment.createdAt), desc(workComment.id))
    .limit(maxEntries)
  const changes = await db
    .select({
      id: workActivity.id,
      at: workActivity.at,
      field: workActivity.field,
      from: workActivity.from,
      to: workActivity.to,
      internal: workActivity.internal,
      author,
    })
    .from(workActivity)
    .leftJoin(person, eq(person.id, workActivity.actorId))
    .where(and(eq(workActivity.taskId, task), sql`${workActivity.field} <> 'rank'`, readable([project], workActivity)))
    .orderBy(desc(workActivity.at), desc(workActivity.id))
    .limit(maxEntries)
  const mentioned = await peopleOf(
    actor,
    comments.flatMap(({ mentions }) => mentions),
  )
  const nameOf = await namesOf(actor, project, changes)
  const entries: TimelineEntry[] = [
    ...comments.map(({ id, at, text, internal, mentions, author: by }) => ({
      id,
      at: at.toISOString(),
      person: by && describePerson(by),
      kind: 'comment' as const,
      text,
      ...(mentions.length > 0 ? { mentions: mentions.flatMap((each) => mentioned.get(each) ?? []) } : {}),
      internal,
    })),
    ...changes.map(({ id, at, field, from, to, internal, author: by }) => ({
      id,
      at: at.toISOString(),
      person: by && describePerson(by),
      kind: 'change' as const,
      internal,
      field,
      from: nameOf(field, from),
      to: nameOf(field, to),
    })),
  ]
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)).slice(-maxEntries)
}

type Changed = { field: string; from: unknown; to: unknown }

/** Values of changes as texts: names instead of ids. */
async function namesOf({ db, locale }: Actor, project: Reached, changes: readonly Changed[]) {
  const ids = (...fields: string[]) =>
    changes
      .filter(({ field }) => fields.includes(field))
      .flatMap(({ from, to }) => [from, to].flat() as (string | null)[])
  const among = (column: Parameters<typeof inArray>[0], values: (string | null)[]): SQL =>
    values.length === 0
      ? sql`false`
      : inArray(
          column as typeof person.id,
          values.filter((id) => id !== null),
        )
  const [people, statuses, labels, tasks] = [
    await db
      .select(author)
      .from(person)
      .where(among(person.id, ids('assignees'))),
    await db
      .select({ id: workStatus.id, name: workStatus.name })
      .from(workStatus)
      .where(eq(workStatus.projectId, project.id)),
    await db
      .select({ id: workLabel.id, name: workLabel.name })
      .from(workLabel)
      .where(eq(workLabel.projectId, project.id)),
    await db
      .select({ id: workTask.id, no: workTask.no })
      .from(workTask)
      .where(among(workTask.id, ids('parent'))),
  ]
  const names = new Map<unknown, string>([
    ...people.map((each) => [each.id, describePerson(each).name] as const),
    ...statuses.map(({ id, name }) => [id, pickText(name, locale)] as const),
    ...labels.map(({ id, name }) => [id, name] as const),
    ...tasks.map(({ id, no }) => [id, `${project.key}-${no}`] as const),
  ])
  return (field: string, value: unknown): string | null => {
    if (value === null || value === undefined) return null
    if (field === 'title' || field === 'description') return pickText(value as LocalisedText, locale)
    if (['assignees', 'labels', 'status', 'parent'].includes(field))
      return [value]
        .flat()
        .map((id) => names.get(id) ?? '')
        .filter(Boolean)
        .join(', ')
    return typeof value === 'object' ? null : JSON.stringify(value).replaceAll('"', '')
  }
}
