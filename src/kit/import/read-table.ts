/** Rows of a file, each a list of cells as texts. */
export type TableRows = string[][]

/** Text of a file: UTF-8 and UTF-16 with a mark, UTF-8 without one, else windows-874 as Thai spreadsheets save it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

/** Rows of a CSV file (RFC 4180), separated by commas, semicolons or tabs; empty lines are left out at its end. */
export function parseCsv(text: string): TableRows {
  const separator = separatorOf(text)
  const rows: TableRows = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator || sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1
      row.push(cell)
      cell = ''
      if (sign !== separator) {
        rows.push(row)
        row = []
      }
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return withoutEnd(rows.map((cells) => cells.map(plainCell)))
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const line = (/^(?:[^"\r\n]|"[^"]*")*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

/** A cell without what keeps spreadsheets from running it or from taking it for a number, as our own files have it. */
const plainCell = (cell: string): string => {
  const digits = /^="(\d+)"$/.exec(cell)?.[1]
  return digits ?? (/^'[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(cell) ? cell.slice(1) : cell)
}

/** Cells of a spreadsheet as texts; its dates are days. */
export const textRows = (rows: readonly (readonly unknown[])[]): TableRows =>
  withoutEnd(
    rows.map((cells) =>
      cells.map((cell) =>
        cell === null || cell === undefined
          ? ''
          : cell instanceof Date
            ? cell.toISOString().slice(0, 10)
            : `${cell as string}`,
      ),
    ),
  )

function withoutEnd(rows: TableRows): TableRows {
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return rows.slice(0, last + 1)
}
