import { foldName } from '@schemas/fold-name'

/** Pairs of neighbouring letters in the folded words of a text, each once. A word of one letter has none. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>()
  for (const word of foldName(text).split(/\s+/)) {
    const letters = Array.from(word)
    for (let at = 1; at < letters.length; at++) grams.add(`${letters[at - 1]}${letters[at]}`)
  }
  return [...grams]
}

/** The words that someone searches for, folded, at most eight. Thai without spaces is one word. */
export const searchWords = (query: string): string[] =>
  [...new Set(foldName(query).split(/\s+/).filter(Boolean))].slice(0, 8)
