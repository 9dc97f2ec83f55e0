import { foldName } from '@schemas/fold-name'

/** Thai vowels that are written before the consonant that they follow in a dictionary, and those consonants. */
const leading = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g
/** Signs above Thai letters that a dictionary looks at last: tone marks and their like. */
const thaiMarks = /[\u0e47-\u0e4e]/g
/** Accents of other scripts, once letters are taken apart. */
const accents = /[\u0300-\u036f]/g
const thaiDigits = /[\u0e50-\u0e59]/g
const longest = 300

/**
 * What a name is sorted by, compared byte by byte, so that all databases agree: letters whatever their case and accents, numbers by
 * what they count (`2` before `10`), Thai as dictionaries have it. Accents and tone marks decide between names that are else the same.
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

/** With its length before it, a number is compared as one. */
function padded(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '')
  return `${String(Math.min(plain.length, 99)).padStart(2, '0')}${plain}`
}
