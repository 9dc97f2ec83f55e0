/** Longest line of a calendar, without its line break (RFC 5545, 3.1). */
const maxOctets = 75
const dayMs = 86_400_000

/** `20261121T113000Z` */
export const formatMoment = (moment: string | number): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** `20261121`, `days` later. */
export const formatDay = (day: string, days = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Line breaks of any kind belong to the text; other control characters are not allowed in a calendar. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** The lines of an iCalendar file (RFC 5545), folded. */
export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')

/** Folds a line into pieces of at most 75 octets without splitting a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let [folded, remaining] = ['', maxOctets]
  for (const letter of line) {
    const octets = encoder.encode(letter).length
    if (octets > remaining) {
      folded += '\r\n '
      remaining = maxOctets - 1
    }
    folded += letter
    remaining -= octets
  }
  return folded
}
