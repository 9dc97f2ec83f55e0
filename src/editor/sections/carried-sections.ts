import { readSlot } from '@schemas/layout/read'
import { sectionsIn } from '@schemas/layout/sections'
import { maxCarriedSections } from '../document/max-carried-sections'
import type { Subtree } from '../document/subtree'
import { knownSections } from './known-sections'

/** What stands in the sections that these parts link, and in those that these link, by their ids: where they are pasted on a site that has not got them, it comes along. The nearest first, at most as many as are taken. */
export function carriedBy(parts: readonly Subtree[]): Record<string, unknown> {
  const carried: Record<string, unknown> = {}
  const requested = sectionsIn(parts.map(({ node }) => node))
  // Grows while it is walked.
  for (const id of requested) {
    if (Object.keys(carried).length === maxCarriedSections) break
    const content = knownSections().find((section) => section.id === id)?.content
    const read = content === undefined ? undefined : readSlot(content)
    // With a part that cannot be read all of the copy would be refused where it is pasted.
    if (!read?.ok || read.problems.length > 0) continue
    const { title = id, rows } = read.value
    carried[id] = { title, rows }
    sectionsIn(rows, requested)
  }
  return carried
}
