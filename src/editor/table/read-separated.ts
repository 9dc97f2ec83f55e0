/** Number of lines sampled to detect the separator. */
const sampleLines = 30

export type Separator = '\t' | ',' | ';'

/** Cells by row; `open` is the line number (from 1) of an unclosed quote. */
export type Separated = { rows: string[][]; open?: number }

/**
 * Separated values as written by spreadsheets: one line per row; a quoted cell may contain separators, line breaks and
 * doubled quotes. A quote inside unquoted text is an ordinary character.
 */
export function readSeparated(text: string, separator: Separator): Separated {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const endRow = () => {
    rows.push(row)
    row = []
  }
  while (at < text.length) {
    if (text[at] === '"') {
      const { cell, end } = readQuoted(text, at)
      if (end === undefined) return { rows, open: text.slice(0, at).split(/\r\n|\n|\r/).length }
      // Text after a closing quote, though malformed, is kept.
      const rest = readPlain(text, end, separator)
      row.push(cell + rest.cell)
      at = rest.end
    } else {
      const { cell, end } = readPlain(text, at, separator)
      row.push(cell)
      at = end
    }
    if (at >= text.length) break
    if (text[at] === separator) {
      at += 1
      if (at >= text.length) row.push('')
      continue
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    endRow()
  }
  if (row.length > 0) endRow()
  return { rows }
}

function readQuoted(text: string, start: number): { cell: string; end?: number } {
  let cell = ''
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { cell }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell: cell.replace(/\r\n?/g, '\n'), end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

function readPlain(text: string, start: number, separator: Separator): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

/**
 * Detects the separator: the one that gives most sample rows the same number of cells, and among those the largest
 * number.
 */
export function separatorOf(text: string): Separator {
  const start = text.split(/\r\n|\n|\r/, sampleLines).join('\n')
  const scored = ([',', ';', '\t'] as const).map((separator) => {
    const counts = readSeparated(start, separator).rows.map(({ length }) => length)
    const [first = 1] = counts
    return { separator, score: first < 2 ? 0 : counts.filter((count) => count === first).length * 100 + first }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}
