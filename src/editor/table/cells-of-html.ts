import { tidyBody } from '@kit/writing/tidy-pasted'
import { type Pasted, type PastedRow, widthOf } from './pasted'
import { maxColumns, maxRows } from './table'

/** A larger span is a mistake, or malicious. */
const maxSpan = 100
/** Maximum number of cells read per row. */
const maxCells = 1000

/**
 * The first table in HTML from a spreadsheet, word processor or web page, as plain text. The first of merged cells has
 * the text; a row with one cell across all columns becomes a group line. `isAll`: no other text was copied.
 */
export function cellsOfHtml(html: string): (Pasted & { isAll: boolean }) | undefined {
  if (!/<table/i.test(html)) return undefined
  const body = tidyBody(html, { keepsSpans: true })
  const table = body.querySelector('table')
  // Nested tables are e-mail layout.
  if (!table || table.querySelector('table')) return undefined
  const grid: { cells: string[]; isWhole: boolean }[] = []
  const taken = new Set<string>()
  ;[...table.rows].forEach((line, row) => {
    const cells: string[] = []
    let column = 0
    let span = 1
    for (const cell of line.cells) {
      if (column >= maxCells) break
      while (taken.has(`${row} ${column}`)) cells[column++] = ''
      const across = spanOf(cell.colSpan)
      // Spans beyond the limits are not visible.
      const down = row < maxRows && column < maxColumns ? spanOf(cell.rowSpan) : 1
      for (let below = 1; below < down; below += 1)
        for (let right = 0; right < Math.min(across, maxColumns); right += 1)
          taken.add(`${row + below} ${column + right}`)
      cells[column++] = textOf(cell)
      for (let right = 1; right < across; right += 1) cells[column++] = ''
      span = across
    }
    while (taken.has(`${row} ${column}`)) cells[column++] = ''
    grid.push({ cells, isWhole: line.cells.length === 1 && span > 1 })
  })
  const width = widthOf({ rows: grid })
  const rows: PastedRow[] = []
  let group: string | undefined
  grid.forEach(({ cells, isWhole }, at) => {
    const isGroup = isWhole && cells.length === width && at < grid.length - 1 && cells[0] !== ''
    if (isGroup && group === undefined) group = cells[0]
    else {
      rows.push({ cells, ...(group === undefined ? {} : { group }) })
      group = undefined
    }
  })
  table.remove()
  return rows.length === 0 ? undefined : { rows, isAll: squeeze(body.textContent) === '' }
}

const spanOf = (value: number) => Math.min(Math.max(value, 1), maxSpan)
const squeeze = (text: string | null) => (text ?? '').replace(/[\s\u00A0]+/g, ' ').trim()

/** The text of a cell; only explicit breaks in the markup become line breaks. */
function textOf(cell: Element): string {
  const lines: string[] = ['']
  const add = (text: string) => void (lines[lines.length - 1] += text)
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.textContent ?? '')
    if (!(node.nodeType === Node.ELEMENT_NODE)) return
    const { localName } = node as Element
    if (localName === 'br') return void lines.push('')
    const isBlock = /^(?:p|div|li|h[1-6])$/.test(localName)
    if (isBlock && squeeze(lines.at(-1) ?? '') !== '') lines.push('')
    for (const child of node.childNodes) read(child)
    if (isBlock) lines.push('')
  }
  read(cell)
  return lines.map(squeeze).join('\n').trim()
}
