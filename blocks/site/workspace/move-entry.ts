import type { WorkspaceLink } from '@schemas/workspace'
import { arrangeEntries, inGroups } from './arrange-entries'
import type { Props } from './schema'

/** Every entry of the rail, those that are hidden or locked too, in the order of the rail. */
export const orderedEntries = (links: readonly WorkspaceLink[], entries: Props['entries']): WorkspaceLink[] =>
  inGroups(
    arrangeEntries(
      links.map(({ isLocked: _locked, ...link }) => link),
      entries.map(({ id }) => ({ id, hidden: false })),
    ),
  ).flatMap((group) => group.links)

/** The entry at `index` swapped with its neighbour. */
export function moveEntry(links: readonly WorkspaceLink[], index: number, by: 1 | -1): WorkspaceLink[] {
  const moved = [...links]
  const [one, other] = [links[index], links[index + by]]
  if (!one || !other) return moved
  moved[index] = other
  moved[index + by] = one
  return moved
}
