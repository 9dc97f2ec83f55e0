import type { SiteSection } from './use-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/** Keys of what shows a document as it is worked on, itself or through sections that do; the document's own among them. */
export function holdersOf(key: string, sections: readonly SectionUses[]): Set<string> {
  const found = new Set([key])
  // Grows while it is walked.
  for (const each of found)
    for (const use of sections.find((section) => section.key === each)?.draftUses ?? []) found.add(use)
  return found
}

/** Those that can stand in a document: none that shows it. */
export function offeredSections<S extends SectionUses>(key: string, sections: readonly S[]): S[] {
  const above = holdersOf(key, sections)
  return sections.filter((section) => !above.has(section.key))
}

/** Keys of the sections that show themselves in the end, by others or at once: nobody sees them at that place. */
export function circlesIn(sections: readonly SectionUses[]): Set<string> {
  return new Set(
    sections.flatMap(({ key, draftUses }) => (draftUses.some((use) => holdersOf(use, sections).has(key)) ? [key] : [])),
  )
}

/** Keys of all documents, those sections among them, that show one of these. */
export const showing = (keys: Iterable<string>, sections: readonly SectionUses[]): Set<string> =>
  new Set([...keys].flatMap((key) => [...holdersOf(key, sections)]))
