import { useLayoutEffect, useRef, useState } from 'react'
import type { FlatRow } from '@schemas/layout/flat/flat'
import { columnCounts, columnSpans } from '@schemas/layout/columns'
import { limits } from '@schemas/layout/limits'
import { useT } from '@kit/t'
import { nodeElement } from '../canvas/hit'
import { fromCanvas, onCanvasMove, canvasDocument } from '../canvas/canvas-frame'
import type { StepKey } from '../document/history'
import { columnLines, finerSpans, movedSpans, setColumnSpans } from '../document/operations/set-column-spans'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import { type Level, levelOf } from '../state/level'
import { useNode, useNodes } from '../state/use-document'
import { useUiOf } from '../state/ui-store'
import { followPointer, undoGesture } from './drag-handle'
import styles from './handles.module.css'

const messages = {
  border: { en: 'Width of columns {left} and {right}', th: 'ความกว้างของคอลัมน์ {left} และ {right}' },
  gap: { en: 'Space between columns', th: 'ระยะห่างระหว่างคอลัมน์' },
  widths: { en: 'Column widths', th: 'ความกว้างคอลัมน์' },
}

const none: readonly string[] = []
/** Default gap of a row, in steps. */
const usualGap = 6

/**
 * Handles on the borders between a row's columns: dragging a border redistributes the width in twelfths, dragging its
 * lower end changes the gap.
 */
export function ColumnHandles({ row }: { row: string }) {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(row) as FlatRow | undefined
  const cells = useNodes(node?.cells ?? none)
  const { device, freeWidth } = useUiOf('device', 'freeWidth')
  const level = levelOf(device, freeWidth)
  const holder = useRef<HTMLDivElement>(null)
  const [readout, setReadout] = useState<string>()

  const own = cells.flatMap((cell) => (cell?.kind === 'cell' ? [cell.fields] : []))
  const counts = node && columnCounts(node.fields, own)
  const count = counts?.[level === 'base' ? 'desktop' : level] ?? 1
  const spans = counts ? own.map((cell) => columnSpans(cell, counts)[level]) : []
  const lines = columnLines(spans, count)
  // An explicit column count is limited; by default a row has as many parts as its spans.
  const fine = finerSpans(spans, count, level === 'base' && lines.length === 1 ? undefined : limits.columns)
  // A border can be moved between two columns of the same line.
  const borders = lines.flatMap((line) => line.slice(0, -1))

  useLayoutEffect(() => {
    const place = () => {
      const document = canvasDocument()
      const element = document && nodeElement(document, row)
      if (!element || !holder.current) return
      const outer = fromCanvas(element.getBoundingClientRect())
      for (const handle of holder.current.children) {
        if (!(handle instanceof HTMLElement)) continue
        const [left, right] = (handle.dataset.between ?? '')
          .split(' ')
          .map((id) => nodeElement(document, id)?.getBoundingClientRect())
        // Another visibility setting may hide one of them.
        handle.hidden = !left || !right
        if (!left || !right) continue
        const [one, other] = [fromCanvas(left), fromCanvas(right)]
        handle.style.transform = `translate(${(one.right + other.left) / 2 - outer.left}px, ${one.top - outer.top}px)`
        handle.style.height = `${Math.max(one.bottom, other.bottom) - one.top}px`
      }
    }
    place()
    return onCanvasMove(place)
  })

  if (!node || borders.length === 0 || node.fields.locked) return null

  const share = (index: number, by: number, key: StepKey) => {
    const next = movedSpans(fine.spans, index, by, fine.count)
    if (!next) return
    setReadout(next.join(' : '))
    builder.edit(messages.widths, (edit) => setColumnSpans(edit, row, next, level, fine.count), key)
  }

  const drag = (event: React.PointerEvent, index: number) => {
    const width = gridWidth(row) / fine.count
    const key = { gesture: `spans ${row}` }
    followPointer(event, {
      move: (dx) => share(index, Math.round(dx / width), key),
      end: () => setReadout(undefined),
      cancel: () => undoGesture(builder, key),
    })
  }

  const gap = gapAt(node, level)
  const setGap = (wanted: number, key: StepKey) => {
    // A larger gap set in the inspector is not reduced by the first touch.
    const steps = Math.min(limits.step, Math.max(0, gap, maxGap(gridWidth(row), spans, count)), Math.max(0, wanted))
    setReadout(`${steps * 4} px`)
    builder.edit(
      messages.gap,
      (edit) =>
        level === 'base' && node.fields.style?.base?.gap === undefined
          ? setField(edit, row, ['gap'], steps)
          : setField(edit, row, ['style', level, 'gap'], steps),
      key,
    )
  }

  const dragGap = (event: React.PointerEvent) => {
    const key = { gesture: `gap ${row}` }
    followPointer(event, {
      move: (dx) => setGap(gap + Math.round(dx / 2), key),
      end: () => setReadout(undefined),
      cancel: () => undoGesture(builder, key),
    })
  }

  const step = (event: React.KeyboardEvent, act: (by: 1 | -1) => void) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    act(by)
  }

  return (
    <div ref={holder} className={styles.columns}>
      {borders.map((index, place) => (
        <div
          key={node.cells[index]}
          className={styles.column}
          data-between={`${node.cells[index]} ${node.cells[index + 1]}`}
        >
          <button
            type="button"
            className={styles.bar}
            aria-label={t(messages.border, { left: index + 1, right: index + 2 })}
            onPointerDown={(event) => drag(event, index)}
            onKeyDown={(event) => step(event, (by) => share(index, by, `spans ${row}`))}
            onBlur={() => setReadout(undefined)}
          />
          <button
            type="button"
            className={styles.gap}
            aria-label={`${t(messages.gap)}: ${gap * 4} px`}
            title={t(messages.gap)}
            onPointerDown={dragGap}
            onKeyDown={(event) => step(event, (by) => setGap(gap + by, `gap ${row}`))}
            onBlur={() => setReadout(undefined)}
          />
          {readout && place === 0 && (
            <span className={styles.said} role="status">
              {readout}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

/** The gap between a row's columns at a width, in steps. */
function gapAt({ fields }: FlatRow, level: Level): number {
  const { style } = fields
  return (
    (level === 'mobile' ? style?.mobile?.gap : undefined) ??
    (level === 'base' ? undefined : style?.tablet?.gap) ??
    style?.base?.gap ??
    fields.gap ??
    usualGap
  )
}

/** Total width (px) of a row's columns and gaps. */
const gridWidth = (row: string) =>
  canvasDocument()?.querySelector(`[data-node="${row}"] > .grid`)?.getBoundingClientRect().width ?? 1200

/** Minimum width (px) of every column while the gap is dragged. */
const leastColumn = 40

/** The largest gap (in steps) that keeps each column at its minimum width, for a line of `count` parts. */
function maxGap(width: number, spans: readonly number[], count: number): number {
  const narrowest = Math.min(...spans)
  const max = Math.min(width / (count - 1), (narrowest * width - leastColumn * count) / (count - narrowest))
  return Math.floor(max / 4)
}
