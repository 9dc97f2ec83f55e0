import { styleOf } from './pasted-style'

/** Removes what belongs to the program and not to the text: comments and their marks, hidden parts, line ends. */
export function leaveOut(body: HTMLElement): void {
  const marks = body.querySelectorAll(
    'a[href^="#_msocom_"], a[name^="_msoanchor_"], .msocomoff, [id^="_com_"], [id^="_anchor_"], a[href^="#cmnt"]',
  )
  for (const mark of marks) {
    // Google Docs repeats the mark before the comment's text, at the end.
    const comment = mark.id.startsWith('cmnt') && /^cmnt\d/.test(mark.id) ? mark.closest('p') : mark.closest('sup')
    const whole = comment ?? mark
    const around = whole.parentElement
    whole.remove()
    if (around?.localName === 'div' && around.textContent?.trim() === '') around.remove()
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = styleOf(element)
    const isComment = /mso-element:\s*comment|mso-special-character:\s*comment/.test(style)
    if (isComment || /(?:^|;)\s*display:\s*none/.test(style)) element.remove()
  }
  for (const reference of body.querySelectorAll('.MsoCommentReference'))
    if (reference.textContent?.trim() === '') reference.remove()
  for (const end of body.querySelectorAll('br')) if (isBetweenBlocks(end)) end.remove()
}

const blocks = /^(?:p|h[1-6]|ul|ol|table|div|blockquote|pre|hr|figure|section)$/

/** An empty line between two blocks, as Google Docs copies it, or at an end: it is no paragraph. */
function isBetweenBlocks(end: Element): boolean {
  if (end.className === 'Apple-interchange-newline') return true
  const [before, after] = [neighbour(end, 'previousSibling'), neighbour(end, 'nextSibling')]
  const isBlock = (node: Node | null) => node instanceof Element && blocks.test(node.localName)
  return (isBlock(before) && (isBlock(after) || after === null)) || (before === null && isBlock(after))
}

function neighbour(from: Node, way: 'previousSibling' | 'nextSibling'): Node | null {
  let node = from[way]
  const isNothing = (each: Node) =>
    each.nodeType === Node.COMMENT_NODE ||
    (each.nodeType === Node.TEXT_NODE && each.textContent?.trim() === '') ||
    (each instanceof Element && each.localName === 'br')
  while (node && isNothing(node)) node = node[way]
  return node
}

/** A larger span is a mistake, or malicious. */
const maxSpan = 100
/** Empty cells added to all tables together. */
const maxAdded = 5000

/** Merged cells become their value and empty cells, so that each value stays below its heading. */
export function fillSpans(body: HTMLElement): void {
  let left = maxAdded
  for (const table of body.querySelectorAll('table')) {
    /** Rows that a cell above still covers, by column. */
    const covered: number[] = []
    for (const row of table.rows) {
      let column = 0
      const fill = (before: Element | null) => {
        while ((covered[column] ?? 0) > 0) {
          covered[column] = (covered[column] ?? 0) - 1
          column += 1
          addEmpty(row, before)
        }
      }
      for (const cell of Array.from(row.cells)) {
        fill(cell)
        const across = Math.min(Math.max(cell.colSpan, 1), maxSpan)
        const down = Math.min(Math.max(cell.rowSpan, 1), maxSpan)
        cell.removeAttribute('colspan')
        cell.removeAttribute('rowspan')
        for (let at = 0; at < across; at += 1) {
          covered[column] = down - 1
          column += 1
          if (at > 0) addEmpty(row, cell.nextSibling)
        }
      }
      fill(null)
    }
  }

  function addEmpty(row: HTMLTableRowElement, before: Node | null): void {
    if (left <= 0) return
    left -= 1
    const tag = row.cells[0]?.localName ?? 'td'
    row.insertBefore(row.ownerDocument.createElement(row.querySelector('td') ? 'td' : tag), before)
  }
}
