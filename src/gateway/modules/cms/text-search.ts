/** The words of a query, as the search text is written: lower-case and composed, at most eight. Thai is one word unless spaces part it. */
export function queryTerms(query: string): string[] {
  return [...new Set(query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean))].slice(0, 8)
}

/** A pattern for LIKE that finds `term` as it stands, wildcards included. */
export function likePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

type Place = { title: string; description: string; text: string }

/** How well a place fits: 0 when a term is missing. Titles count most, then descriptions, then the text. */
export function rank(place: Place, terms: readonly string[]): number {
  const [title, description, text] = [place.title, place.description, place.text].map((part) =>
    part.normalize('NFC').toLowerCase(),
  ) as [string, string, string]
  let score = 0
  for (const term of terms) {
    const inTitle = title === term ? 100 : title.startsWith(term) ? 60 : title.includes(term) ? 40 : 0
    const found = inTitle + (description.includes(term) ? 15 : 0) + (text.includes(term) ? 5 : 0)
    if (found === 0) return 0
    score += found
  }
  return score
}

/** About `length` characters of plain text around the first term found, cut between clusters, with `…` where cut. */
export function excerptAround(text: string, terms: readonly string[], length = 160): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const lower = clean.normalize('NFC').toLowerCase()
  const at = Math.min(
    ...terms.map((term) => lower.indexOf(term)).filter((index) => index >= 0),
    Number.POSITIVE_INFINITY,
  )
  const wanted = Number.isFinite(at) ? Math.max(0, at - Math.round(length / 4)) : 0
  const start = boundary(clean, wanted === 0 || clean.length <= length ? 0 : wanted)
  const end = boundary(clean, Math.min(clean.length, start + length))
  return `${start > 0 ? '…' : ''}${clean.slice(start, end).trim()}${end < clean.length ? '…' : ''}`
}

/** The next place where a cut parts no cluster (a Thai vowel or tone mark stays on its consonant) and, if one is near, no word. */
function boundary(text: string, from: number): number {
  if (from <= 0 || from >= text.length) return Math.min(Math.max(from, 0), text.length)
  const space = text.slice(from, from + 15).indexOf(' ')
  if (space >= 0) return from + space
  let at = from
  while (at < text.length && /[\p{M}\u0e30-\u0e3a\u0e45-\u0e4e\udc00-\udfff]/u.test(text[at] as string)) at++
  return at
}
