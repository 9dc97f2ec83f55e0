/** So many lines are looked at to tell what separates cells. */
const sampleLines = 30

export type Separator = '\t' | ',' | ';'

/** Cells by row; `open` is the line, counted from 1, of a quotation that nobody closed. */
export type Separated = { rows: string[][]; open?: number }

/**
 * Cells as spreadsheets write them: one line a row, and what has quotes around it may hold separators, line breaks and, twice, the quote itself.
 * A quote amid words is a letter like others.
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
      // What follows the closing quote by mistake is not lost.
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

/** What separates the cells of a file: what gives most of its first rows the same number of them, and of such the most. */
export function separatorOf(text: string): Separator {
  const start = text.split(/\r\n|\n|\r/, sampleLines).join('\n')
  const scored = ([',', ';', '\t'] as const).map((separator) => {
    const counts = readSeparated(start, separator).rows.map(({ length }) => length)
    const [first = 1] = counts
    return { separator, score: first < 2 ? 0 : counts.filter((count) => count === first).length * 100 + first }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}
