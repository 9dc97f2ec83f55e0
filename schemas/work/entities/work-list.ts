import * as z from 'zod/mini'
import { listState } from '../../list-state'

/** Filters of a task query, as an address writes them. */
export const queryFilters = [
  'project',
  'status',
  'group',
  'assignee',
  'priority',
  'label',
  'kind',
  'parent',
  'due',
  'start',
  'is',
  'done',
  'sub',
] as const
export type QueryFilter = (typeof queryFilters)[number]

export const workSorts = ['rank', 'title', 'priority', 'due', 'start', 'created', 'updated'] as const

/** What a list may be divided by. */
export const groupings = ['status', 'group', 'assignee', 'priority', 'label', 'kind', 'project', 'due'] as const
export type Grouping = (typeof groupings)[number]

/** Characters of one filter. */
export const maxFilterLength = 300

/** The task query of a page's address. */
export const workList = listState({
  filters: Object.fromEntries(queryFilters.map((name) => [name, maxFilterLength])) as Record<QueryFilter, number>,
  sorts: workSorts,
})

/** Filters of an address as calls take them. */
export type TaskFilters = Partial<Record<QueryFilter | 'q', string>>

/** All that a page of tasks reads of its address. */
export const workParameters = [...workList.parameters, 'view', 'by', 'at', 'task', 'new', 'saved', 'settings']

const filterText = z.optional(z.string().check(z.maxLength(maxFilterLength)))
/** The filters as inputs of a call. */
export const filterInputs = Object.fromEntries(queryFilters.map((name) => [name, filterText])) as Record<
  QueryFilter,
  typeof filterText
>
export const unreadableFilter = { status: 400, message: 'The filter cannot be read: group=done.' }
