import { readSlot } from '@schemas/layout/read'
import { sectionsIn } from '@schemas/layout/sections'
import { maxCarriedSections } from '../document/max-carried-sections'
import type { Subtree } from '../document/subtree'
import { knownSections } from '../document/known-sections'

/**
 * Content of the sections that these parts link, directly or indirectly, by id: it is included for sites that do not
 * have them. Nearest first, up to the maximum.
 */
export function carriedBy(parts: readonly Subtree[]): Record<string, unknown> {
  const carried: Record<string, unknown> = {}
  const requested = sectionsIn(parts.map(({ node }) => node))
  // Grows while it is iterated.
  for (const id of requested) {
    if (Object.keys(carried).length === maxCarriedSections) break
    const content = knownSections().find((section) => section.id === id)?.content
    const read = content === undefined ? undefined : readSlot(content)
    // One unreadable part would cause the whole copy to be refused on paste.
    if (!read?.ok || read.problems.length > 0) continue
    const { title = id, rows } = read.value
    carried[id] = { title, rows }
    sectionsIn(rows, requested)
  }
  return carried
}
