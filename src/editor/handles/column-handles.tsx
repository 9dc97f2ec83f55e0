import { useLayoutEffect, useRef, useState } from 'react'
import type { FlatRow } from '@schemas/layout/flat/flat'
import { columnCounts, columnSpans } from '@schemas/layout/compile'
import { useT } from '@kit/t'
import { boxOf, nodeElement } from '../canvas/hit'
import { fromCanvas, onStage, stageDocument } from '../canvas/stage'
import { movedSpans, setColumnSpans } from '../document/operations/set-column-spans'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import { levelOf } from '../state/level'
import { useNode, useNodes } from '../state/use-document'
import { useUiOf } from '../state/ui-store'
import { followPointer } from './drag-handle'
import styles from './handles.module.css'

const words = {
  border: { en: 'Width of columns {left} and {right}', th: 'ความกว้างของคอลัมน์ {left} และ {right}' },
  gap: { en: 'Space between columns', th: 'ระยะห่างระหว่างคอลัมน์' },
  widths: { en: 'Column widths', th: 'ความกว้างคอลัมน์' },
}

const none: readonly string[] = []
/** A row without a gap of its own has this many steps. */
const usualGap = 6

/** Handles on the borders between a row's columns: moved they share the width anew in twelfths, their lower end moves the gap. */
export function ColumnHandles({ row }: { row: string }) {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(row) as FlatRow | undefined
  const cells = useNodes(node?.cells ?? none)
  const { device, freeWidth } = useUiOf('device', 'freeWidth')
  const level = levelOf(device, freeWidth)
  const holder = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState<string>()
  const borders = cells.length - 1

  const spans = () => {
    if (!node) return []
    const own = cells.flatMap((cell) => (cell?.kind === 'cell' ? [cell.fields] : []))
    const counts = columnCounts(node.fields, own)
    return own.map((cell) => columnSpans(cell, counts)[level])
  }
  // Columns that wrap to a second line have no border that could be moved.
  const counts = node && columnCounts(node.fields, cells.flatMap((cell) => (cell?.kind === 'cell' ? [cell.fields] : [])))
  const isOneLine = counts !== undefined && spans().reduce((sum, span) => sum + span, 0) <= counts[level === 'base' ? 'desktop' : level]

  useLayoutEffect(() => {
    const place = () => {
      const document = stageDocument()
      const element = document && nodeElement(document, row)
      const grid = element?.querySelector(':scope > .grid')
      const list = holder.current
      if (!grid || !list) return
      const outer = fromCanvas(element?.getBoundingClientRect() ?? boxOf(grid))
      const columns = [...grid.children].map((child) => fromCanvas(child.getBoundingClientRect()))
      for (const [index, handle] of [...list.children].entries()) {
        const [left, right] = [columns[index], columns[index + 1]]
        if (!left || !right || !(handle instanceof HTMLElement)) continue
        handle.style.transform = `translate(${(left.right + right.left) / 2 - outer.left}px, ${left.top - outer.top}px)`
        handle.style.height = `${Math.max(left.bottom, right.bottom) - left.top}px`
      }
    }
    place()
    return onStage(place)
  })

  if (!node || borders < 1 || !isOneLine || node.fields.locked) return null

  const drag = (event: React.PointerEvent, index: number) => {
    const from = spans()
    const width = (stageDocument()?.querySelector(`[data-node="${row}"] > .grid`)?.getBoundingClientRect().width ?? 1200) / 12
    const key = { gesture: `spans ${row}` }
    followPointer(
      event,
      (dx) => {
        const next = movedSpans(from, index, Math.round(dx / width))
        if (!next) return
        setSaid(next.join(' : '))
        builder.edit(words.widths, (edit) => setColumnSpans(edit, row, next, level), key)
      },
      () => setSaid(undefined),
    )
  }

  const dragGap = (event: React.PointerEvent) => {
    const { style } = node.fields
    const from = (level === 'mobile' ? style?.mobile?.gap : undefined) ?? (level === 'base' ? undefined : style?.tablet?.gap) ?? style?.base?.gap ?? node.fields.gap ?? usualGap
    const key = { gesture: `gap ${row}` }
    followPointer(
      event,
      (dx) => {
        const gap = Math.min(96, Math.max(0, from + Math.round(dx / 2)))
        setSaid(`${gap * 4} px`)
        builder.edit(words.gap, (edit) => (level === 'base' && style?.base?.gap === undefined ? setField(edit, row, ['gap'], gap) : setField(edit, row, ['style', level, 'gap'], gap)), key)
      },
      () => setSaid(undefined),
    )
  }

  const step = (event: React.KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    const next = by && movedSpans(spans(), index, by)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    builder.edit(words.widths, (edit) => setColumnSpans(edit, row, next, level), `spans ${row}`)
  }

  return (
    <div ref={holder} className={styles.columns}>
      {Array.from({ length: borders }, (_none, index) => (
        <div key={node.cells[index]} className={styles.column}>
          <button type="button" className={styles.bar} aria-label={t(words.border, { left: index + 1, right: index + 2 })} onPointerDown={(event) => drag(event, index)} onKeyDown={(event) => step(event, index)} />
          <button type="button" className={styles.gap} aria-label={t(words.gap)} title={t(words.gap)} tabIndex={-1} onPointerDown={dragGap} />
          {said && index === 0 && <span className={styles.said}>{said}</span>}
        </div>
      ))}
    </div>
  )
}
