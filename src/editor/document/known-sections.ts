import type { OutputOf } from '@schemas/call'

export type SiteSection = OutputOf<typeof import('@schemas/editor/calls/editor/sections').call>['sections'][number]

let ask: () => readonly SiteSection[] = () => []

/**
 * Registers where the loaded sections can be read: code that starts with the builder must not import the query library.
 */
export function setSectionSource(from: typeof ask): void {
  ask = from
}

/** The site's sections as last loaded; empty before that. */
export const knownSections = (): readonly SiteSection[] => ask()
