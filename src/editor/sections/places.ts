import type { SiteSection } from './use-sections'

/** A document that shows a section, as managers or visitors have it; `through` is the section by which it does, where it does not link it itself. */
export type Place = { key: string; through?: string }

/** All that show a section, those that link it themselves first. */
export function placesOf(key: string, sections: readonly Pick<SiteSection, 'key' | 'uses'>[]): Place[] {
  const places = new Map<string, Place>()
  const walked = [key]
  // Grows while it is walked.
  for (const each of walked) {
    for (const use of sections.find((section) => section.key === each)?.uses ?? []) {
      if (use === key || places.has(use)) continue
      places.set(use, { key: use, ...(each === key ? {} : { through: each }) })
      walked.push(use)
    }
  }
  return [...places.values()]
}
