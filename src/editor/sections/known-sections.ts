import type { SiteSection } from './use-sections'

let ask: () => readonly SiteSection[] = () => []

/** Tells where the site's sections are to be had once they are read: what begins with the builder must not bring the library of calls along. */
export function setSectionSource(from: typeof ask): void {
  ask = from
}

/** The site's sections as they were last read; none before that. */
export const knownSections = (): readonly SiteSection[] => ask()
