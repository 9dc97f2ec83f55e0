import { nodeElement } from '../canvas/hit'
import { canvasDocument } from '../canvas/canvas-frame'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { keepKeystroke, takeKeystrokes } from '../ui/early-keystrokes'
import { endWriting, startWriting, writeFound } from '../text-editing/writing'
import { requestTable } from './requested-table'
import { cellsOfHtml } from './cells-of-html'
import { elementOfPlace, findCell, placeOfElement } from './find-cell'
import { leftoverMessage } from './leftover-message'
import { insertRow } from './operations'
import { cellsOfText, isTooLarge, tooLargeMessage, type Pasted, putCells, widthOf } from './pasted'
import { type Cell, headRow, maxRows, type Place, readTable, type Table, valueAt, withText } from './table'
import { tableStep } from './table-step'

const messages = {
  row: { en: 'Add row', th: 'เพิ่มแถว' },
  paste: { en: 'Paste cells', th: 'วางเซลล์' },
  full: { en: `A table can have up to ${maxRows} rows.`, th: `ตารางหนึ่งมีได้ไม่เกิน ${maxRows} แถว` },
}

/** Number of frames to wait for the redrawn cell. */
const maxFrames = 60

type At = { id: string; place: Place; element: HTMLElement }

/** Starts editing the cell at a canvas element; ticks, and names with a note, are edited in the grid. */
export function writeCell(builder: Builder, id: string, under: Element): void {
  const node = builder.store.get(id)
  const place = placeOfElement(under)
  // Typed while this file was loading.
  const typed = takeKeystrokes()
  const found = node?.kind === 'block' ? findCell(node, ui().locale, under) : undefined
  if (node?.kind !== 'block' || !place || !found) {
    endWriting()
    return place && requestTable(id, place)
  }
  writeFound(builder, node, found, {
    entry: (before, locale, text) => withText((before ?? '') as Cell, locale, String(text)),
  })
  walkCells(builder, { id, place, element: found.element })
  if (typed) found.element.ownerDocument.execCommand('insertText', false, typed)
}

/**
 * While a cell is edited on the canvas, Tab and Enter move to the next cell, arrows at the text's edges to the adjacent
 * one, and pasted cells fill the table from there.
 */
function walkCells(builder: Builder, at: At): void {
  const { id, element } = at
  const press = (event: KeyboardEvent) => {
    if (at.place.isNote || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const table = tableOf(builder, id)
    const next = table && nextPlace(table, at, event)
    if (!next) return
    event.preventDefault()
    event.stopImmediatePropagation()
    goTo(builder, at, next)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = at.place.isGroup || at.place.isNote ? undefined : pastedCells(event)
    if (!pasted) return
    event.preventDefault()
    if (pasted === 'large') return builder.say(tooLargeMessage, 'error')
    endWriting()
    let left: ReturnType<typeof leftoverMessage>
    tableStep(builder, id, messages.paste, (table) => {
      const put = putCells(table, at.place, pasted, ui().locale)
      left = leftoverMessage(put.left)
      return put.table
    })
    if (left) builder.say(left, 'error')
  }
  element.addEventListener('keydown', press, true)
  element.addEventListener('paste', paste)
}

/** Several cells from another program; a single text is pasted at the caret. */
function pastedCells({ clipboardData: data }: ClipboardEvent): Pasted | 'large' | undefined {
  const text = data?.getData('text/plain') ?? ''
  const html = data?.getData('text/html') ?? ''
  if (isTooLarge(text, html)) return 'large'
  const pasted = cellsOfHtml(html) ?? (text.includes('\t') ? cellsOfText(text) : undefined)
  return pasted && (pasted.rows.length > 1 || widthOf(pasted) > 1) ? pasted : undefined
}

function tableOf({ store }: Builder, id: string): Table | undefined {
  const node = store.get(id)
  return node?.kind === 'block' ? readTable(node.fields.props) : undefined
}

/** The cell that a key moves to; undefined when the key belongs to the text. */
function nextPlace(table: Table, at: At, { key, shiftKey }: KeyboardEvent): Place | undefined {
  if (key === 'Tab') return at.place.isGroup ? undefined : adjacentCell(table, at, shiftKey ? -1 : 1)
  if (key === 'Enter') return shiftKey || at.place.isGroup ? undefined : below(table, at, 1)
  if (shiftKey) return undefined
  const edge = edgeOf(at.element)
  if (key === 'ArrowDown' && edge.isEnd) return below(table, at, 1)
  if (key === 'ArrowUp' && edge.isStart) return below(table, at, -1)
  if (key === 'ArrowRight' && edge.isEnd && !edge.isAll) return adjacentCell(table, at, 1, false)
  if (key === 'ArrowLeft' && edge.isStart && !edge.isAll) return adjacentCell(table, at, -1, false)
  return undefined
}

/** Whether the caret is at an edge of the text; a fully selected text is at both. */
function edgeOf(element: HTMLElement): { isStart: boolean; isEnd: boolean; isAll: boolean } {
  const range = element.ownerDocument.getSelection()?.getRangeAt(0)
  if (!range) return { isStart: false, isEnd: false, isAll: false }
  const lengthTo = (end: 'start' | 'end') => {
    const before = range.cloneRange()
    before.selectNodeContents(element)
    if (end === 'start') before.setEnd(range.startContainer, range.startOffset)
    else before.setEnd(range.endContainer, range.endOffset)
    return before.toString().length
  }
  const [isStart, isEnd] = [lengthTo('start') === 0, lengthTo('end') === (element.textContent ?? '').length]
  return { isStart, isEnd, isAll: isStart && isEnd && !range.collapsed }
}

/** Whether a place can be edited here: a tick has no text, and a column name with a note is edited in the grid. */
const isWritable = (table: Table, place: Place, element: HTMLElement): boolean =>
  place.row === headRow
    ? table.columns[place.column]?.note === undefined && !isHeadHidden(element)
    : typeof valueAt(table, place) !== 'boolean'

/** A visually hidden table head. */
const isHeadHidden = (element: HTMLElement): boolean =>
  (element.closest('table')?.tHead?.getBoundingClientRect().height ?? 0) < 2

/** The next text in reading order; ticks are skipped. After the last one follows a row that does not exist yet. */
function adjacentCell(
  table: Table,
  { place: { row, column }, element }: At,
  by: 1 | -1,
  isGrowing = true,
): Place | undefined {
  let at = { row, column: column + by }
  for (;;) {
    if (at.column >= table.columns.length) at = { row: at.row + 1, column: 0 }
    if (at.column < 0) at = { row: at.row - 1, column: table.columns.length - 1 }
    if (at.row < headRow || (at.row >= table.rows.length && !isGrowing)) return undefined
    if (at.row >= table.rows.length || isWritable(table, at, element)) return at
    at = { row: at.row, column: at.column + by }
  }
}

function below(table: Table, { place: { row, column, isGroup }, element }: At, by: 1 | -1): Place | undefined {
  for (let at = isGroup && by === 1 ? row : row + by; at >= headRow && at < table.rows.length; at += by)
    if (isWritable(table, { row: at, column }, element)) return { row: at, column }
  return undefined
}

/** Ends editing here and continues there once the changed table is drawn. */
function goTo(builder: Builder, { id, element }: At, place: Place): void {
  endWriting()
  const table = tableOf(builder, id)
  if (!table) return
  const isNew = place.row >= table.rows.length
  if (isNew && !tableStep(builder, id, messages.row, (now) => insertRow(now, now.rows.length)))
    return builder.say(messages.full, 'error')
  const stop = holdKeys()
  const poll = (frames: number) => {
    const document = canvasDocument()
    const block = document && nodeElement(document, id)
    const next = block ? elementOfPlace(block, place) : undefined
    if (next && !element.isConnected) {
      const typed = stop()
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      startWriting(builder, id, next)
      for (const letter of typed) keepKeystroke(letter)
    } else if (frames > 0 && ui().writing === null) requestAnimationFrame(() => poll(frames - 1))
    else stop()
  }
  requestAnimationFrame(() => poll(maxFrames))
}

/**
 * Captures what is typed until the next cell is ready, so that it goes there and does not run canvas commands. Returns
 * a function that ends it and returns the keys.
 */
function holdKeys(): () => string {
  const hold = (event: KeyboardEvent) => {
    // If the person moved elsewhere meanwhile, they type there.
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      (event.target as Element).closest?.('input, textarea, [contenteditable]')
    )
      return
    keepKeystroke(event.key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, true)
  return () => {
    removeEventListener('keydown', hold, true)
    return takeKeystrokes()
  }
}
