import { foldText } from '@schemas/fold-name'

/** A query's terms in the form of the search text: folded, at most eight. Thai without spaces is one term. */
export function queryTerms(query: string): string[] {
  return [...new Set(foldText(query).split(/\s+/).filter(Boolean))].slice(0, 8)
}

/** A LIKE pattern that matches `term` literally, wildcards escaped. */
export function likePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

type Place = { title: string; description: string; text: string }

/** Score of a match: 0 when a term is missing. Titles weigh most, then descriptions, then the text. */
export function rank(place: Place, terms: readonly string[]): number {
  const [title, description, text] = [place.title, place.description, place.text].map((part) => foldText(part)) as [
    string,
    string,
    string,
  ]
  let score = 0
  for (const term of terms) {
    const inTitle = title === term ? 100 : title.startsWith(term) ? 60 : title.includes(term) ? 40 : 0
    const found = inTitle + (description.includes(term) ? 15 : 0) + (text.includes(term) ? 5 : 0)
    if (found === 0) return 0
    score += found
  }
  return score
}

/** About `length` characters of plain text around the first match, cut between clusters, with `…` where cut. */
export function excerptAround(text: string, terms: readonly string[], length = 160): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const lower = foldText(clean)
  const at = Math.min(
    ...terms.map((term) => lower.indexOf(term)).filter((index) => index >= 0),
    Number.POSITIVE_INFINITY,
  )
  const wanted = Number.isFinite(at) ? Math.max(0, at - Math.round(length / 4)) : 0
  const start = boundary(clean, wanted === 0 || clean.length <= length ? 0 : wanted)
  const end = boundary(clean, Math.min(clean.length, start + length))
  return `${start > 0 ? '…' : ''}${clean.slice(start, end).trim()}${end < clean.length ? '…' : ''}`
}

/**
 * The next position where a cut splits no cluster (a Thai vowel or tone mark stays on its consonant) and, if a space is
 * near, no word.
 */
function boundary(text: string, from: number): number {
  if (from <= 0 || from >= text.length) return Math.min(Math.max(from, 0), text.length)
  const space = text.slice(from, from + 15).indexOf(' ')
  if (space >= 0) return from + space
  let at = from
  while (at < text.length && /[\p{M}\u0e30-\u0e3a\u0e45-\u0e4e\udc00-\udfff]/u.test(text[at] as string)) at++
  return at
}
