import type { LocalisedText } from '@schemas/layout/pick-text'
import { pickText } from '@schemas/layout/pick-text'
import { foldName } from '@schemas/fold-name'
import { hasFuzzyMatch } from './fuzzy-match'

/** Searchable texts of an item: its name, further keywords, and its description. */
export type Findable = { label: LocalisedText; also?: string | undefined; detail?: LocalisedText | undefined }

const inBoth = (text: LocalisedText): string[] => [pickText(text, 'en'), pickText(text, 'th')].map(foldName)

/** Rank of a term: lower is better; undefined when it does not match. */
function rankOf(word: string, { label, also: keywords = '', detail }: Findable): number | undefined {
  const names = inBoth(label)
  const also = foldName(keywords)
  const splitWords = (text: string) => text.split(/[\s/-]+/)
  const begins = (text: string) => splitWords(text).some((each) => each.startsWith(word))
  if (names.includes(word)) return 0
  if (names.some((name) => name.startsWith(word))) return 1
  if (names.some(begins)) return 2
  if (splitWords(also).includes(word)) return 3
  if (begins(also)) return 4
  if (names.some((name) => name.includes(word))) return 5
  // Thai has no spaces between words.
  if (also.includes(word) && /[^\x20-\x7e]/.test(word)) return 6
  if (
    detail !== undefined &&
    inBoth(detail).some((text) => begins(text) || (/[^\x20-\x7e]/.test(word) && text.includes(word)))
  )
    return 7
  // Not in the description, where many words are similar to others.
  if (names.some((name) => hasFuzzyMatch(name, word))) return 8
  if (hasFuzzyMatch(also, word)) return 9
  return undefined
}

/**
 * Items that match every word of the query, best first: matches of the name, last those with one typo. An empty query
 * returns all, in their order.
 */
export function filterByQuery<T>(all: readonly T[], query: string, textsOf: (each: T) => Findable): T[] {
  const terms = foldName(query.trim()).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return [...all]
  const ranked = all.flatMap((each) => {
    const texts = textsOf(each)
    // A name of several words is first matched as a whole.
    const whole = rankOf(terms.join(' '), texts)
    if (whole !== undefined) return [{ each, rank: whole }]
    const ranks = terms.map((word) => rankOf(word, texts))
    return ranks.some((rank) => rank === undefined)
      ? []
      : [{ each, rank: Math.max(...ranks.map((rank) => rank ?? 0)) + 1 }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ each }) => each)
}
