import { type WorkspaceGroup, workspaceGroups, type WorkspaceLink } from '@schemas/workspace'
import type { Props } from './schema'

export type ShownGroup = { group: WorkspaceGroup; links: WorkspaceLink[] }

/** The entries that a person may use, as the manager ordered them, without those that are hidden. */
export function arrangeEntries(links: readonly WorkspaceLink[], entries: Props['entries']): WorkspaceLink[] {
  const place = new Map(entries.map(({ id }, index) => [id, index]))
  const hidden = new Set(entries.filter((entry) => entry.hidden).map(({ id }) => id))
  const placeOf = ({ id }: WorkspaceLink) => place.get(id) ?? Number.POSITIVE_INFINITY
  return links
    .filter(({ id, isLocked, isSearchOnly }) => !isLocked && !isSearchOnly && !hidden.has(id))
    .toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)))
}

/** The entries in their groups, without groups that have none. */
export function inGroups(links: readonly WorkspaceLink[]): ShownGroup[] {
  return (Object.keys(workspaceGroups) as WorkspaceGroup[]).flatMap((group) => {
    const own = links.filter((link) => link.group === group)
    return own.length > 0 ? [{ group, links: own }] : []
  })
}

const maxTabs = 4

/** The first entries for the tabs of a phone; all others are under "More". */
export const tabsOf = (links: readonly WorkspaceLink[]): WorkspaceLink[] =>
  links
    .filter(({ tab }) => tab !== undefined)
    .toSorted((one, other) => (one.tab ?? 0) - (other.tab ?? 0))
    .slice(0, maxTabs)

/** The entry of the page at `path`: the longest that the path is at or below. Screens of the builder are none. */
export function entryAt(links: readonly WorkspaceLink[], path: string): WorkspaceLink | undefined {
  return links
    .filter(({ to }) => to === path || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0]
}
