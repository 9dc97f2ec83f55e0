import type { SiteSection } from '../document/known-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/**
 * Keys of the documents whose current drafts show a document, directly or through sections; includes the document
 * itself.
 */
export function holdersOf(key: string, sections: readonly SectionUses[]): Set<string> {
  const found = new Set([key])
  // Grows while it is iterated.
  for (const each of found)
    for (const use of sections.find((section) => section.key === each)?.draftUses ?? []) found.add(use)
  return found
}

/** Sections that may be linked in a document: none that contains it. */
export function offeredSections<S extends SectionUses>(key: string, sections: readonly S[]): S[] {
  const above = holdersOf(key, sections)
  return sections.filter((section) => !above.has(section.key))
}

/** Keys of the sections that contain themselves, directly or through others: they are not rendered there. */
export function circlesIn(sections: readonly SectionUses[]): Set<string> {
  return new Set(
    sections.flatMap(({ key, draftUses }) => (draftUses.some((use) => holdersOf(use, sections).has(key)) ? [key] : [])),
  )
}

/** Keys of all documents that show one of these, including these. */
export const showing = (keys: Iterable<string>, sections: readonly SectionUses[]): Set<string> =>
  new Set([...keys].flatMap((key) => [...holdersOf(key, sections)]))
