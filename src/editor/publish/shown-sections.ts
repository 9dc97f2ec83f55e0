import type { DocumentEntry } from '@schemas/entities/document'
import type { SiteSection } from '../sections/use-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/** Keys of the sections that these documents show as they are worked on, themselves or by another section. */
export function sectionsShownBy(keys: Iterable<string>, sections: readonly SectionUses[]): Set<string> {
  const found = new Set<string>()
  const asked = [...keys]
  // Grows while it is walked.
  for (const key of asked) {
    for (const section of sections) {
      if (found.has(section.key) || !section.draftUses.includes(key)) continue
      found.add(section.key)
      asked.push(section.key)
    }
  }
  return found
}

/** Of those that differ from what visitors see: new ones, without which there would be a gap and which are published with what shows them, and others, of which visitors keep what they have. */
export function sectionsBeside(
  keys: ReadonlySet<string>,
  changed: readonly DocumentEntry[],
  sections: readonly SectionUses[],
): { coming: DocumentEntry[]; staying: DocumentEntry[] } {
  const shown = sectionsShownBy(keys, sections)
  const beside = changed.filter(({ key, draft, trashed }) => draft && !trashed && shown.has(key) && !keys.has(key))
  return { coming: beside.filter(({ unseen }) => unseen), staying: beside.filter(({ unseen }) => !unseen) }
}
