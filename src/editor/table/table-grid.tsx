import {
  type ClipboardEvent,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useT } from '@kit/t'
import { copyChosen, pasteChosen } from './grid-acts'
import { pressKey } from './grid-keys'
import { linesOf } from './grid-lines'
import { GridRow } from './grid-row'
import { isSamePlace, type Place } from './table'
import { placeMessages } from './table-messages'
import styles from './table.module.css'
import type { Grid } from './use-grid'
import { useHandleDrag } from './use-handle-drag'

const messages = {
  grid: { en: 'Table cells', th: 'ช่องของตาราง' },
  column: { en: 'Column {column}: click to select, drag to move', th: 'คอลัมน์ที่ {column}: กดเพื่อเลือก ลากเพื่อย้าย' },
}

/** The place of the cell under an event. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell) return undefined
  const { row, column, part } = cell.dataset
  return {
    row: Number(row),
    column: Number(column),
    ...(part === 'group' ? { isGroup: true } : part === 'note' ? { isNote: true } : {}),
  }
}

const letterOf = (column: number) => String.fromCodePoint(65 + column)

/** The cells. One has the focus, arrows move it, and typing edits. */
export function TableGrid({ grid }: { grid: Grid }) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const pressedAgain = useRef(false)
  const { table, place, range, writing, locale } = grid
  const { drag, handlers } = useHandleDrag(grid)
  const isWriting = writing !== undefined
  const lines = linesOf(table)
  // A focus elsewhere in the dialog stays there.
  useLayoutEffect(() => {
    const own = root.current
    const { activeElement } = document
    if (isWriting || !own || (activeElement !== document.body && !own.contains(activeElement))) return
    const cell = own.querySelector<HTMLElement>('[data-autofocus]')
    if (!cell || cell === activeElement) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('textarea')) return
    // Focus moves on to the selected cell.
    root.current?.focus({ preventScroll: true })
    handlers.onPointerDown(event)
    const at = placeOf(event.target)
    if (!at) return
    // Touch has neither keys nor a second button: tapping the selected cell again edits it.
    pressedAgain.current = event.pointerType !== 'mouse' && isSamePlace(at, place)
    grid.close()
    grid.go(at, event.shiftKey && !at.isGroup && !at.isNote)
  }
  const over = ({ target, buttons, pointerType }: PointerEvent) => {
    const at = placeOf(target)
    if (at && buttons === 1 && pointerType === 'mouse' && !writing && !drag && !at.isGroup && !at.isNote)
      grid.go(at, true)
  }
  const click = (event: MouseEvent) => {
    if (pressedAgain.current) open(event)
    pressedAgain.current = false
  }
  const open = ({ target }: MouseEvent) => {
    const at = placeOf(target)
    if (at && !writing) grid.open(at)
  }
  const clip = (event: ClipboardEvent) => {
    if (isWriting) return
    event.preventDefault()
    if (event.type === 'paste') pasteChosen(grid, event.clipboardData)
    else copyChosen(grid, event.clipboardData, event.type === 'cut')
  }
  return (
    <div
      ref={root}
      className={styles.grid}
      style={{ '--columns': table.columns.length } as CSSProperties}
      role="grid"
      tabIndex={-1}
      aria-label={t(messages.grid)}
      aria-multiselectable
      aria-rowcount={lines.length}
      aria-colcount={table.columns.length + 1}
      data-dragging={drag?.kind}
      {...handlers}
      onPointerDown={press}
      onPointerOver={over}
      // The press handler sets the focus itself.
      onMouseDown={(event) => !(event.target as Element).closest('textarea') && event.preventDefault()}
      onClick={click}
      onDoubleClick={open}
      onKeyDown={(event) => !isWriting && pressKey(event, grid)}
      onCopy={clip}
      onCut={clip}
      onPaste={clip}
    >
      <div className={styles.letters} aria-hidden>
        <span className={styles.number} />
        {table.columns.map((_, column) => (
          <span
            key={column}
            className={styles.letter}
            title={t(messages.column, { column: column + 1 })}
            data-column-handle={column}
            data-chosen={(column >= range.left && column <= range.right) || undefined}
            data-drop={(drag?.kind === 'column' && drag.to === column && sideOf(drag.at, column)) || undefined}
          >
            {letterOf(column)}
          </span>
        ))}
      </div>
      {lines.map((line, index) => {
        const isHere = line.row === place.row && line.isGroup === place.isGroup && line.isNote === place.isNote
        const isChosen =
          line.isGroup || line.isNote
            ? isHere
            : !place.isGroup && !place.isNote && line.row >= range.top && line.row <= range.bottom
        const isOn =
          writing !== undefined &&
          line.row === writing.place.row &&
          line.isGroup === writing.place.isGroup &&
          line.isNote === writing.place.isNote
        return (
          <div
            key={`${line.row} ${line.isGroup ?? ''} ${line.isNote ?? ''}`}
            role="presentation"
            className={styles.line}
            data-drop={
              (drag?.kind === 'row' && !line.isGroup && drag.to === line.row && sideOf(drag.at, line.row)) || undefined
            }
          >
            <GridRow
              {...line}
              index={index + 1}
              columns={table.columns}
              content={table.rows[line.row]}
              locale={locale}
              left={isChosen ? (line.isGroup ? 0 : range.left) : -1}
              right={isChosen ? (line.isGroup ? 0 : range.right) : -1}
              focused={isHere ? (place.isGroup ? 0 : place.column) : undefined}
              writing={
                isOn
                  ? writing.place.isGroup
                    ? { ...writing, place: { ...writing.place, column: 0 } }
                    : writing
                  : undefined
              }
              onWrite={isOn ? grid.write : undefined}
              onClose={isOn ? grid.close : undefined}
            />
          </div>
        )
      })}
      {table.rows.length === 0 && <p className={styles.none}>{t(placeMessages.noRows)}</p>}
    </div>
  )
}

/** On which side of the target something will be dropped. */
const sideOf = (from: number, to: number) => (to === from ? undefined : to > from ? 'after' : 'before')
