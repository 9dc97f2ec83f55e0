import { isClosed } from '../entities/status'
import type { Task } from '../entities/task'
import { rangeOf } from './date-term'
import type { Day } from './days'
import type { TaskQuery, Terms } from './task-query'

export type Matched = Pick<
  Task,
  | 'project'
  | 'key'
  | 'status'
  | 'group'
  | 'priority'
  | 'kind'
  | 'labels'
  | 'parent'
  | 'dueOn'
  | 'startOn'
  | 'internal'
  | 'blocked'
  | 'snoozedUntil'
  | 'title'
> & { assignees: readonly { id: string }[] }

/** The same rule as the gateway's SQL: whether a changed task is still in the list that its reader sees. */
export function matchesQuery(query: TaskQuery, task: Matched, { me, today }: { me: string; today: Day }): boolean {
  const isOpen = !isClosed(task.group)
  const dated = (day: string | null) => (term: string) => {
    const range = rangeOf(term, today)
    if ('none' in range) return day === null
    return (
      day !== null &&
      (range.from === undefined || day >= range.from) &&
      (range.to === undefined || day <= range.to) &&
      (!range.openOnly || isOpen)
    )
  }
  const tests: Readonly<
    Record<Exclude<keyof TaskQuery, 'hidesDone' | 'hidesSub' | 'find'>, (term: string) => boolean>
  > = {
    project: (term) => term === task.project || term === task.key.replace(/-\d+$/, ''),
    status: (term) => term === task.status,
    group: (term) => term === task.group,
    assignee: (term) =>
      term === 'none'
        ? task.assignees.length === 0
        : task.assignees.some(({ id }) => id === (term === 'me' ? me : term)),
    priority: (term) => term === String(task.priority),
    label: (term) => (term === 'none' ? task.labels.length === 0 : task.labels.includes(term)),
    kind: (term) => term === task.kind,
    parent: (term) => (term === 'none' ? task.parent === null : task.parent === term),
    due: dated(task.dueOn),
    start: dated(task.startOn),
    is: (term) =>
      term === 'blocked'
        ? task.blocked
        : term === 'internal'
          ? task.internal
          : task.snoozedUntil !== null && task.snoozedUntil > today,
  }
  const holds = (terms: Terms | undefined, test: (term: string) => boolean) =>
    terms === undefined || ((terms.any.length === 0 || terms.any.some(test)) && !terms.not.some(test))
  if (query.hidesDone && !isOpen) return false
  if (query.hidesSub && task.parent !== null) return false
  if (query.find !== undefined && !wordsOf(query.find).every((word) => task.title.toLowerCase().includes(word)))
    return false
  return Object.entries(tests).every(([name, test]) => holds(query[name as keyof typeof tests], test))
}

const wordsOf = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
