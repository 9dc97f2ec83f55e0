import type { SiteSection } from './use-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/** Keys of what shows a document as it is worked on, itself or through sections that do; the document's own among them. */
export function holdersOf(key: string, sections: readonly SectionUses[]): Set<string> {
  const found = new Set([key])
  // Grows while it is walked.
  for (const each of found) for (const use of sections.find((section) => section.key === each)?.draftUses ?? []) found.add(use)
  return found
}
