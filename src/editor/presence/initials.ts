const thai = /^\p{Script=Thai}/u
/** What a Thai syllable is read from: neither the vowel that is written before it nor the signs above, below and behind it. */
const thaiConsonant = /[ก-ฮ]/

/** Made when the first is wanted: nobody is beside most who open the builder. */
let segmenter: Intl.Segmenter | undefined

/** What stands for a person in a small circle: the first letters of two names; of Thai ones the consonants, as they are read. */
export function initials(name: string): string {
  const parts = (name.includes('@') ? name.split('@').slice(0, 1) : name.split(/\s+/)).filter(Boolean)
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return chosen.map((part = '') => (thai.test(part) && thaiConsonant.exec(part)?.[0]) || firstLetter(part)).join('')
}

function firstLetter(part: string): string {
  const known = (segmenter ??= new Intl.Segmenter('th'))
  return [...known.segment(part)][0]?.segment.toUpperCase() ?? ''
}

/** How many tints the style sheet has. */
const tints = 6

/** One colour for one tab wherever it is shown. */
export function tintOf(tab: string): number {
  let sum = 0
  for (const character of tab) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % tints
}
