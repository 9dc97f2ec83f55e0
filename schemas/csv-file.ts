/**
 * A CSV file (RFC 4180) with a byte-order mark, without which spreadsheets misread Thai. Numbers stay numbers: none of
 * them is a formula.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * Spreadsheets run text that begins like a formula, so it gets a leading apostrophe, which is not run; also after a
 * semicolon or tab, which some treat as a cell separator despite the quotes.
 */
function cell(text: string | number): string {
  if (typeof text === 'number') return String(text)
  // Spreadsheets take digits for a number: a telephone number would lose its zero, a citizen's its last digits.
  if (/^(?:0\d+|\d{12,40})$/.test(text)) return `"=""${text}"""`
  // Whole runs, so that each character is read once however long a run is.
  const inside = text.replace(/[\s\p{Cc};]+/gu, (run, at: number) =>
    /[;\t]/.test(run) && sign.test(text.charAt(at + run.length)) ? `${run}'` : run,
  )
  const harmless = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${inside}` : inside
  return /[",;\r\n\t]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What a formula begins with. */
const sign = /[=+\-@\uff1d\uff0b\uff0d\uff20]/
