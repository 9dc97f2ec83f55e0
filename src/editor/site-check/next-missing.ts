import type { Locale } from '@schemas/layout/locale'
import { type DocumentReport, placeKey, type SiteProblem } from './document-report'

/** The text visited last: its location, and how many before it lacked a translation then. */
export type LastMissing = { key: string; place: string; index: number }
export type NextMissing = { key: string; problem: SiteProblem; index: number }

/**
 * The next text without a translation after the last one, in `language` or in any: in its document, then in the
 * documents that follow in the list, wrapping around. A text translated meanwhile has left the list, so the one after
 * it is at its index.
 */
export function nextMissing(
  documents: readonly Pick<DocumentReport, 'key' | 'problems'>[],
  from: string,
  last?: LastMissing,
  language?: Locale,
): NextMissing | undefined {
  const lacking = ({ problems }: Pick<DocumentReport, 'problems'>) =>
    problems.filter(({ kind, path }) => kind === 'translation' && (language === undefined || path?.at(-1) === language))
  const start = Math.max(
    0,
    documents.findIndex(({ key }) => key === from),
  )
  const round = [...documents.slice(start), ...documents.slice(0, start)]
  const [first] = round
  if (!first) return undefined
  const own = lacking(first)
  const at = last?.key === first.key ? own.findIndex((problem) => placeKey(problem) === last.place) : -1
  const next = last?.key !== first.key ? 0 : at < 0 ? last.index : at + 1
  if (own[next]) return { key: first.key, problem: own[next], index: next }
  for (const document of round.slice(1)) {
    const [problem] = lacking(document)
    if (problem) return { key: document.key, problem, index: 0 }
  }
  return own[0] && { key: first.key, problem: own[0], index: 0 }
}
