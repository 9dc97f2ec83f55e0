import type { DocumentEntry } from '@schemas/entities/document'
import type { SiteSection } from '../sections/use-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/** Keys of the sections that these documents show as they are worked on, themselves or by another section. */
export function sectionsShownBy(keys: Iterable<string>, sections: readonly SectionUses[]): Set<string> {
  const found = new Set<string>()
  const reached = [...keys]
  // Grows while it is walked.
  for (const key of reached) {
    for (const section of sections) {
      if (found.has(section.key) || !section.draftUses.includes(key)) continue
      found.add(section.key)
      reached.push(section.key)
    }
  }
  return found
}

/** Of those that differ from what visitors see: new ones, without which there would be a gap and which are published with what shows them, and others, of which visitors keep what they have. */
export function changedSections(
  keys: ReadonlySet<string>,
  changed: readonly DocumentEntry[],
  sections: readonly SectionUses[],
): { coming: DocumentEntry[]; staying: DocumentEntry[] } {
  const shown = sectionsShownBy(keys, sections)
  const changedOnly = changed.filter(({ key, draft, trashed }) => draft && !trashed && shown.has(key) && !keys.has(key))
  return { coming: changedOnly.filter(({ unseen }) => unseen), staying: changedOnly.filter(({ unseen }) => !unseen) }
}
