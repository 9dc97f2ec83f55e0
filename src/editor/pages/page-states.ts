import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pickText } from '@schemas/layout/pick-text'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { liveState } from './open-mark'

/** Filters for the list of pages. */
export const pageStates = [
  'changed',
  'unseen',
  'planned',
  'notes',
  'mine',
  'customised',
  'theme',
  'offline',
  'password',
  'noindex',
  'roles',
] as const
export type PageState = (typeof pageStates)[number]

export const pageOrders = ['address', 'changed', 'title'] as const
export type PageOrder = (typeof pageOrders)[number]

/** `isPlanned`: scheduled for publication. A document in the trash is in no state. */
export function isInState(entry: DocumentEntry, state: PageState, isPlanned: (key: string) => boolean): boolean {
  if (entry.trashed) return false
  switch (state) {
    case 'changed':
      return entry.draft && !entry.unseen
    case 'unseen':
      return entry.unseen === true
    case 'planned':
      return isPlanned(entry.key)
    case 'notes':
      return entry.notes !== undefined
    case 'mine':
      return entry.isMine === true
    case 'customised':
    case 'theme':
      return entry.state === state
    case 'offline':
      return liveState(entry) !== 'open'
    case 'password':
      return entry.hasPassword === true
    case 'noindex':
      return entry.noindex === true
    case 'roles':
      return entry.access !== 'guest' || (entry.liveAccess !== undefined && entry.liveAccess !== 'guest')
  }
}

/** Whether the search text occurs in its title, in any language, or in one of its addresses. */
export function isNamed(entry: DocumentEntry, search: string): boolean {
  const needle = search.trim().toLowerCase()
  return [
    pickText(entry.title, 'en'),
    pickText(entry.title, 'th'),
    entry.parkedFrom ?? entry.path ?? entry.key,
    ...Object.values(ownPathsOf(entry)),
  ]
    .join(' ')
    .toLowerCase()
    .includes(needle)
}

/** Sorts both languages. One shared collator, because creating one per comparison is slow. */
const byName = new Intl.Collator('th', { numeric: true })

/** Sorts documents; by address keeps their list order. Documents never changed come after all that were. */
export function inOrder(
  entries: readonly DocumentEntry[],
  order: PageOrder,
  title: (entry: DocumentEntry) => string,
): readonly DocumentEntry[] {
  if (order === 'address') return entries
  if (order === 'title') return entries.toSorted((one, other) => byName.compare(title(one), title(other)))
  return entries.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))
}
