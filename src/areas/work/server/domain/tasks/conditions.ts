import { and, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { likePattern, queryTerms } from '@gateway/text/text-search'
import { rangeOf } from '@schemas/work/rules/date-term'
import { parseTaskQuery, type QueryText, type TaskQuery, type Terms } from '@schemas/work/rules/task-query'
import { workTask } from '../../tables'
import { readable, type Reached, reachOf, visibleTasks } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'

export const closedGroups = ['completed', 'cancelled'] as const
const isOpen = notInArray(workTask.statusGroup, [...closedGroups])

/** What a query means within the caller's reach: the projects that count, and the condition. */
export type ReadQuery = { query: TaskQuery; reach: Reached[]; where: SQL }

/** Reads a query for its reader. Throws the caller's error where it cannot be read. */
export async function readQuery(actor: Actor, text: QueryText): Promise<ReadQuery> {
  const parsed = parseTaskQuery(text)
  if (!parsed.ok) throw workError('unreadableFilter', actor.locale, { values: { part: parsed.part } })
  const { query } = parsed
  const reach = await reachOfQuery(actor, query.project)
  return {
    query,
    reach,
    where: sql`${and(visibleTasks(reach), isNull(workTask.archivedAt), query.is?.any.includes('snoozed') ? undefined : hasAppeared(actor.today), ...conditions(actor, reach, query))}`,
  }
}

/** The next of a repeat is in no list before its lead day. */
export const hasAppeared = (today: string): SQL =>
  sql`NOT (${workTask.snoozedUntil} IS NOT NULL AND ${workTask.snoozedUntil} > ${today}::date AND coalesce(${workTask.occurrence}, 1) > 1)`

/** Without a project in the query archived ones are left out. */
async function reachOfQuery(actor: Actor, projects: Terms | undefined): Promise<Reached[]> {
  const named = projects && projects.any.length > 0
  const reach = await reachOf(actor, named ? projects.any : undefined)
  const left =
    projects && projects.not.length > 0 ? new Set((await reachOf(actor, projects.not)).map(({ id }) => id)) : undefined
  return reach.filter(({ id, archived }) => !left?.has(id) && (named || !archived))
}

function conditions(actor: Actor, reach: readonly Reached[], query: TaskQuery): (SQL | undefined)[] {
  const { person, today } = actor
  const me = (term: string) => (term === 'me' ? person : term)
  const column =
    (of: typeof workTask.statusId | typeof workTask.statusGroup | typeof workTask.kind) => (terms: string[]) =>
      inArray(of, terms as never)
  const dated = (of: typeof workTask.dueOn | typeof workTask.startOn) => (terms: string[]) =>
    or(...terms.map((term) => inRange(of, term, today)))
  const some = (exists: (ids: string[]) => SQL, none: SQL) => (terms: string[]) => {
    const ids = terms.filter((term) => term !== 'none')
    return or(ids.length > 0 ? exists(ids) : undefined, terms.includes('none') ? none : undefined)
  }
  const assigned = (ids?: string[]) =>
    sql`EXISTS (SELECT 1 FROM work_assignee AS person WHERE person.task_id = ${workTask.id}${ids ? sql` AND person.person_id IN (${listOf(ids.map(me))})` : sql``})`
  const labelled = (ids?: string[]) =>
    sql`EXISTS (SELECT 1 FROM work_task_label AS label WHERE label.task_id = ${workTask.id}${ids ? sql` AND label.label_id IN (${listOf(ids)})` : sql``})`
  return [
    query.hidesDone ? isOpen : undefined,
    query.hidesSub ? isNull(workTask.parentId) : undefined,
    ...queryTerms(query.find ?? '').map((term) => sql`${workTask.searchText} LIKE ${likePattern(term)}`),
    holding(query.status, column(workTask.statusId)),
    holding(query.group, column(workTask.statusGroup)),
    holding(query.kind, column(workTask.kind)),
    holding(query.priority, (terms) => inArray(workTask.priority, terms.map(Number))),
    holding(query.assignee, some(assigned, sql`NOT ${assigned()}`)),
    holding(query.label, some(labelled, sql`NOT ${labelled()}`)),
    holding(
      query.parent,
      some((ids) => inArray(workTask.parentId, ids), isNull(workTask.parentId)),
    ),
    holding(query.due, dated(workTask.dueOn)),
    holding(query.start, dated(workTask.startOn)),
    holding(query.is, (terms) =>
      or(
        ...terms.map((term) =>
          term === 'blocked'
            ? isBlocked(reach)
            : term === 'internal'
              ? sql`${workTask.internal}`
              : sql`coalesce(${workTask.snoozedUntil} > ${today}::date, false)`,
        ),
      ),
    ),
  ]
}

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Conditions of nullable columns are unknown where there is no value: a negation must hold there. */
function holding(terms: Terms | undefined, condition: (terms: string[]) => SQL | undefined): SQL | undefined {
  if (!terms) return undefined
  return and(
    terms.any.length > 0 ? condition(terms.any) : undefined,
    terms.not.length > 0 ? sql`NOT coalesce(${condition(terms.not)}, false)` : undefined,
  )
}

function inRange(
  column: typeof workTask.dueOn | typeof workTask.startOn,
  term: string,
  today: string,
): SQL | undefined {
  const range = rangeOf(term, today)
  if ('none' in range) return isNull(column)
  return and(
    sql`${column} IS NOT NULL`,
    range.from ? sql`${column} >= ${range.from}::date` : undefined,
    range.to ? sql`${column} <= ${range.to}::date` : undefined,
    range.openOnly ? isOpen : undefined,
  )
}

/** An open task waits for another: to finish before it, or to start with it. Only what the reader sees counts. */
export function isBlocked(reach: readonly Reached[]): SQL {
  const seen = readable(reach, { projectId: sql`earlier.project_id`, internal: sql`earlier.internal` })
  return sql`(work_task.status_group NOT IN ('completed', 'cancelled') AND EXISTS (
    SELECT 1 FROM work_dependency AS link JOIN work_task AS earlier ON earlier.id = link.from_id
    WHERE link.to_id = work_task.id AND earlier.trashed_at IS NULL AND ${seen}
      AND (link.type = 'FS' AND earlier.status_group NOT IN ('completed', 'cancelled') OR link.type = 'SS' AND earlier.status_group IN ('backlog', 'unstarted'))))`
}
