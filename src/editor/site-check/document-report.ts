import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/text'
import type { PageProblem, ProblemKind } from '../document/problems/problem'

/** A problem as it is listed for the whole site: where it is, is known in words, because its document is not here. */
export type SiteProblem = Pick<PageProblem, 'kind' | 'level' | 'node' | 'path' | 'words'> & { place: string }

/** What was found in a document. */
export type DocumentReport = {
  key: string
  /** As its entry said when it was read: with another it is to be looked at anew. */
  stamp: string
  /** How many texts it has, in whatever language. */
  texts: number
  /** In the order in which it is read; of very many only the first of each kind. */
  problems: readonly SiteProblem[]
  counts: Counts
}

export type Counts = {
  errors: number
  warnings: number
  kinds: Partial<Record<ProblemKind, number>>
  /** Texts that each language lacks. */ missing: Partial<Record<Locale, number>>
}

/** A document that could not be looked at. */
export type FailedReport = { key: string; reason: LocalisedText }

/** So many of a document's problems of each kind are kept and listed. */
export const maxProblems = 100

/** What shows on the drawn page alone, and so of the open one. */
const drawn: ReadonlySet<ProblemKind> = new Set(['contrast', 'oversized'])
export const isUndrawn = ({ kind }: Pick<PageProblem, 'kind'>): boolean => !drawn.has(kind)

export function countsOf(problems: readonly PageProblem[]): Counts {
  const counts: Counts = { errors: 0, warnings: 0, kinds: {}, missing: {} }
  for (const { kind, level, path } of problems) {
    if (level === 'error') counts.errors += 1
    else counts.warnings += 1
    counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1
    const language = path?.at(-1)
    if (kind === 'translation' && (language === 'th' || language === 'en'))
      counts.missing[language] = (counts.missing[language] ?? 0) + 1
  }
  return counts
}

/** Those of a document's problems that are kept. */
export function limitProblems(problems: readonly PageProblem[]): PageProblem[] {
  if (problems.length <= maxProblems) return [...problems]
  const found = new Map<string, number>()
  return problems.filter(({ kind, level, path }) => {
    // So that none of a kind, or of a language that is lacking, is crowded out by others.
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
  }))

/** Where a problem is, whatever it is said in. */
export const placeKey = ({ node = '', path = [] }: Pick<SiteProblem, 'node' | 'path'>): string =>
  [node, ...path].join('.')

/** How much of the texts is there in a language, in whole percent: all of it alone is 100. */
export const shareOf = ({ texts, counts }: Pick<DocumentReport, 'texts' | 'counts'>, language: Locale): number => {
  const missing = counts.missing[language] ?? 0
  return missing === 0 ? 100 : Math.max(0, Math.floor((100 * (texts - missing)) / Math.max(texts, 1)))
}

/** Errors weigh more than anything, then what visitors may notice, then what is not translated. */
export function worstFirst(one: Pick<DocumentReport, 'counts'>, other: Pick<DocumentReport, 'counts'>): number {
  const [a, b] = [one.counts, other.counts]
  const others = ({ warnings, kinds }: Counts) => warnings - (kinds.translation ?? 0)
  return b.errors - a.errors || others(b) - others(a) || (b.kinds.translation ?? 0) - (a.kinds.translation ?? 0)
}
