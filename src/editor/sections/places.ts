import type { SiteSection } from '../document/known-sections'

/**
 * A document that shows a section, in its draft or its release; `through` is the section by which it does, if not
 * directly.
 */
export type Place = { key: string; through?: string }

/** All documents that show a section, direct links first. */
export function placesOf(key: string, sections: readonly Pick<SiteSection, 'key' | 'uses'>[]): Place[] {
  const places = new Map<string, Place>()
  const walked = [key]
  // Grows while it is iterated.
  for (const each of walked) {
    for (const use of sections.find((section) => section.key === each)?.uses ?? []) {
      if (use === key || places.has(use)) continue
      places.set(use, { key: use, ...(each === key ? {} : { through: each }) })
      walked.push(use)
    }
  }
  return [...places.values()]
}
