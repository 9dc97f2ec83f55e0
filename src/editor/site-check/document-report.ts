import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { PageProblem, ProblemKind } from '../document/problems/problem'

/** A problem in the list for the whole site. Its location is text, because its document is not loaded here. */
export type SiteProblem = Pick<PageProblem, 'kind' | 'level' | 'node' | 'path' | 'words' | 'count'> & { place: string }

/** Results for one document. */
export type DocumentReport = {
  key: string
  /** Stamp of its entry when it was read; a different one means it must be checked again. */
  stamp: string
  /** Number of texts, in any language. */
  texts: number
  /** In reading order; of very many, only the first of each kind. */
  problems: readonly SiteProblem[]
  counts: Counts
}

export type Counts = {
  /** Lines, not places: alike problems of a block are one. */
  errors: number
  warnings: number
  kinds: Partial<Record<ProblemKind, number>>
  /** Number of texts missing per language. */ missing: Partial<Record<Locale, number>>
}

/** A document that could not be checked. */
export type FailedReport = { key: string; reason: LocalisedText }

/** Most problems of each kind stored and listed per document. */
export const maxProblems = 100

/** Kinds that need the rendered page, and are thus found in the open document only. */
const drawn: ReadonlySet<ProblemKind> = new Set(['contrast', 'oversized'])
export const isUndrawn = ({ kind }: Pick<PageProblem, 'kind'>): boolean => !drawn.has(kind)

export function countsOf(problems: readonly PageProblem[]): Counts {
  const counts: Counts = { errors: 0, warnings: 0, kinds: {}, missing: {} }
  for (const { kind, level, path, count = 1 } of problems) {
    if (level === 'error') counts.errors += 1
    else counts.warnings += 1
    counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1
    const language = path?.at(-1)
    if (kind === 'translation' && (language === 'th' || language === 'en'))
      counts.missing[language] = (counts.missing[language] ?? 0) + count
  }
  return counts
}

/** The problems of a document to store, limited per kind. */
export function limitProblems(problems: readonly PageProblem[]): PageProblem[] {
  if (problems.length <= maxProblems) return [...problems]
  const found = new Map<string, number>()
  return problems.filter(({ kind, level, path }) => {
    // A limit per kind and missing language, so that none crowds out others.
    const sort = `${kind} ${level} ${kind === 'translation' ? path?.at(-1) : ''}`
    const count = (found.get(sort) ?? 0) + 1
    found.set(sort, count)
    return count <= maxProblems
  })
}

export const toSiteProblems = (
  problems: readonly PageProblem[],
  places: ReadonlyMap<PageProblem, string>,
): SiteProblem[] =>
  problems.map((problem) => ({
    kind: problem.kind,
    level: problem.level,
    words: problem.words,
    place: places.get(problem) ?? '',
    ...(problem.node === undefined ? {} : { node: problem.node }),
    ...(problem.path ? { path: problem.path } : {}),
    ...(problem.count === undefined ? {} : { count: problem.count }),
  }))

/** Key of a problem's location, regardless of language. */
export const placeKey = ({ node = '', path = [] }: Pick<SiteProblem, 'node' | 'path'>): string =>
  [node, ...path].join('.')

/** Share of the texts present in a language, in whole percent; 100 only if none is missing. */
export const shareOf = ({ texts, counts }: Pick<DocumentReport, 'texts' | 'counts'>, language: Locale): number => {
  const missing = counts.missing[language] ?? 0
  return missing === 0 ? 100 : Math.max(0, Math.floor((100 * (texts - missing)) / Math.max(texts, 1)))
}

/** Errors weigh most, then what visitors may notice, then missing translations. */
export function worstFirst(one: Pick<DocumentReport, 'counts'>, other: Pick<DocumentReport, 'counts'>): number {
  const [a, b] = [one.counts, other.counts]
  const others = ({ warnings, kinds }: Counts) => warnings - (kinds.translation ?? 0)
  return b.errors - a.errors || others(b) - others(a) || (b.kinds.translation ?? 0) - (a.kinds.translation ?? 0)
}
