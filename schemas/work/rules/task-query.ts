import { priorities, taskKinds } from '../entities/task'
import { statusGroups } from '../entities/status'
import type { QueryFilter } from '../entities/work-list'
import { isDateInput } from '../../date-input'

/** The terms of one filter: a task matches at least one of `any`, where there are some, and none of `not`. */
export type Terms = { any: string[]; not: string[] }
export type TaskQuery = Partial<Record<Exclude<QueryFilter, 'done' | 'sub'>, Terms>> & {
  /** Closed tasks are left out. */
  hidesDone?: boolean
  /** Tasks below others are left out. */
  hidesSub?: boolean
  find?: string
}
export type QueryText = Readonly<Partial<Record<QueryFilter | 'q', string | undefined>>>

const namedDays = ['none', 'overdue', 'today', 'week']

/** A day that exists, or a range of two of which one may be open. */
function isDateTerm(term: string): boolean {
  if (namedDays.includes(term)) return true
  const ends = term.split('..')
  return ends.length <= 2 && ends.some((end) => end !== '') && ends.every((end) => end === '' || isDateInput(end))
}

const id = /^[\w-]{1,64}$/

const among =
  (...values: readonly string[]) =>
  (term: string) =>
    values.includes(term)
const known: Readonly<Record<Exclude<QueryFilter, 'done' | 'sub'>, (term: string) => boolean>> = {
  project: (term) => id.test(term),
  status: (term) => id.test(term),
  group: among(...statusGroups),
  assignee: (term) => id.test(term),
  priority: among(...priorities.map(String)),
  label: (term) => id.test(term),
  kind: among(...taskKinds),
  parent: (term) => id.test(term),
  due: isDateTerm,
  start: isDateTerm,
  is: among('blocked', 'internal', 'snoozed'),
}

export type ParsedQuery = { ok: true; query: TaskQuery } | { ok: false; part: string }

/** Reads a query as addresses and calls write it: commas between values, `!` before one to leave out. */
export function parseTaskQuery(text: QueryText): ParsedQuery {
  const query: TaskQuery = {}
  for (const [name, accepts] of Object.entries(known) as [keyof typeof known, (term: string) => boolean][]) {
    const value = text[name]
    if (value === undefined || value === '') continue
    const terms: Terms = { any: [], not: [] }
    for (const written of value.split(',')) {
      const term = written.replace(/^!/, '')
      if (!accepts(term)) return { ok: false, part: `${name}=${written}` }
      const list = written === term ? terms.any : terms.not
      if (!list.includes(term)) list.push(term)
    }
    query[name] = terms
  }
  for (const name of ['done', 'sub'] as const) {
    const value = text[name]
    if (value !== undefined && !['', '0', '1'].includes(value)) return { ok: false, part: `${name}=${value}` }
  }
  if (text.done === '0') query.hidesDone = true
  if (text.sub === '0') query.hidesSub = true
  const find = text.q?.trim()
  if (find) query.find = find
  return { ok: true, query }
}

/** The query as an address writes it. */
export function formatTaskQuery({ hidesDone, hidesSub, find, ...filters }: TaskQuery): QueryText {
  const written = Object.entries(filters).map(([name, { any, not }]) => [
    name,
    [...any, ...not.map((term) => `!${term}`)].join(','),
  ])
  return Object.fromEntries([
    ...written.filter(([, value]) => value !== ''),
    ...(hidesDone ? [['done', '0']] : []),
    ...(hidesSub ? [['sub', '0']] : []),
    ...(find ? [['q', find]] : []),
  ]) as QueryText
}
