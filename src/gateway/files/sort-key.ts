import { foldName } from '@schemas/fold-name'

/** Thai vowels that are written before the consonant that they follow in a dictionary, and those consonants. */
const leading = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g
/** Signs above Thai letters that a dictionary compares last: tone marks and similar. */
const thaiMarks = /[\u0e47-\u0e4e]/g
/** Accents of other scripts, after decomposition. */
const accents = /[\u0300-\u036f]/g
const thaiDigits = /[\u0e50-\u0e59]/g
const longest = 300

/**
 * Sort key of a name, compared bytewise, so that all databases agree: case and accents are ignored, numbers sort by
 * value (`2` before `10`), Thai as in dictionaries. Accents and tone marks break ties.
 */
export function sortKey(name: string): string {
  const folded = foldName(name).normalize('NFD')
  const marks = [...(folded.match(accents) ?? []), ...(folded.match(thaiMarks) ?? [])].join('')
  const plain = folded
    .replace(accents, '')
    .replace(thaiMarks, '')
    .normalize('NFC')
    .replace(leading, '$2$1')
    .replace(thaiDigits, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\d+/g, padded)
  return `${plain.slice(0, longest)}\u0001${marks.slice(0, longest / 10)}`.toWellFormed()
}

/** Prefixed with its length, a number compares numerically. */
function padded(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(plain.length, 99)).padStart(2, '0')}${plain}`
}
