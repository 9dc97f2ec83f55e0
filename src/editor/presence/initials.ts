const thai = /^\p{Script=Thai}/u
/**
 * The consonant from which a Thai syllable is read: neither the vowel written before it nor the marks above, below and
 * after it.
 */
const thaiConsonant = /[ก-ฮ]/

/** Created on first use: most people who open the builder are alone. */
let segmenter: Intl.Segmenter | undefined

/** Initials for a small circle: the first characters of two names; of Thai names the consonants, as they are read. */
export function initials(name: string): string {
  const parts = (name.includes('@') ? name.split('@').slice(0, 1) : name.split(/\s+/)).filter(Boolean)
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return chosen.map((part = '') => (thai.test(part) && thaiConsonant.exec(part)?.[0]) || firstLetter(part)).join('')
}

function firstLetter(part: string): string {
  const known = (segmenter ??= new Intl.Segmenter('th'))
  return [...known.segment(part)][0]?.segment.toUpperCase() ?? ''
}

/** Number of tints in the style sheet. */
const tints = 6

/** The same colour for a tab wherever it is shown. */
export function tintOf(tab: string): number {
  let sum = 0
  for (const character of tab) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % tints
}
