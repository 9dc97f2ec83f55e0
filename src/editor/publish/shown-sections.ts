import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { SiteSection } from '../document/known-sections'

export type SectionUses = Pick<SiteSection, 'key' | 'draftUses'>

/** Keys of the sections that the drafts of these documents show, directly or through another section. */
export function sectionsShownBy(keys: Iterable<string>, sections: readonly SectionUses[]): Set<string> {
  const found = new Set<string>()
  const reached = [...keys]
  // Grows while it is iterated.
  for (const key of reached) {
    for (const section of sections) {
      if (found.has(section.key) || !section.draftUses.includes(key)) continue
      found.add(section.key)
      reached.push(section.key)
    }
  }
  return found
}

/**
 * Changed sections among them. `coming`: new ones, published along, because there would be a gap without them.
 * `staying`: others, of which visitors keep the published version.
 */
export function changedSections(
  keys: ReadonlySet<string>,
  changed: readonly DocumentEntry[],
  sections: readonly SectionUses[],
): { coming: DocumentEntry[]; staying: DocumentEntry[] } {
  const shown = sectionsShownBy(keys, sections)
  const changedOnly = changed.filter(({ key, draft, trashed }) => draft && !trashed && shown.has(key) && !keys.has(key))
  return { coming: changedOnly.filter(({ unseen }) => unseen), staying: changedOnly.filter(({ unseen }) => !unseen) }
}
