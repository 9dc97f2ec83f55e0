import type { ProblemKind } from '../document/problems/problem'
import type { Counts, SiteProblem } from './document-report'

/** Filters for the site's problems. */
export const siteKinds = ['all', 'errors', 'links', 'alt', 'translations', 'missing', 'headings', 'samples'] as const
export type SiteKind = (typeof siteKinds)[number]

const kindsOf: Partial<Record<SiteKind, readonly ProblemKind[]>> = {
  links: ['dead-link', 'empty-link'],
  alt: ['alt'],
  translations: ['translation'],
  missing: ['missing'],
  headings: ['headings'],
  samples: ['sample'],
}

export function isOfKind({ kind, level }: Pick<SiteProblem, 'kind' | 'level'>, wanted: SiteKind): boolean {
  if (wanted === 'all') return true
  return wanted === 'errors' ? level === 'error' : kindsOf[wanted]?.includes(kind) === true
}

/** Number of problems of a kind, including unlisted ones. */
export function countOfKind({ errors, warnings, kinds }: Counts, wanted: SiteKind): number {
  if (wanted === 'all') return errors + warnings
  return wanted === 'errors' ? errors : (kindsOf[wanted] ?? []).reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0)
}
