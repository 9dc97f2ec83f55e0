import { useLayoutEffect, useRef, useState } from 'react'
import { limits } from '@schemas/layout/limits'
import { useT } from '@kit/t'
import { boxOf, nodeElement } from '../canvas/hit'
import { fromCanvas, onCanvasMove, canvasDocument } from '../canvas/canvas-frame'
import type { StepKey } from '../document/history'
import { setField } from '../document/operations/set-field'
import { useBuilder } from '../state/builder'
import { levelOf } from '../state/level'
import { useNode } from '../state/use-document'
import { useUiOf } from '../state/ui-store'
import { followPointer, undoGesture } from './drag-handle'
import styles from './handles.module.css'

const messages = { gap: { en: 'Space between the blocks', th: 'ระยะห่างระหว่างบล็อก' } }

/** Default gap of a column, in steps. */
const usualGap = 4

/** Handle between the first two blocks of a column that sets the space between all of them. */
export function BlockGapHandle({ cell }: { cell: string }) {
  const t = useT()
  const builder = useBuilder()
  const node = useNode(cell)
  const { device, freeWidth } = useUiOf('device', 'freeWidth')
  const level = levelOf(device, freeWidth)
  const handle = useRef<HTMLButtonElement>(null)
  const [readout, setReadout] = useState<string>()
  const [one, other] = node?.kind === 'cell' ? node.blocks : []

  useLayoutEffect(() => {
    const place = () => {
      const document = canvasDocument()
      const [outer, above, below] = [cell, one ?? '', other ?? ''].map((id) => document && nodeElement(document, id))
      if (!handle.current) return
      handle.current.hidden = !outer || !above || !below
      if (!outer || !above || !below) return
      const [around, upper, lower] = [fromCanvas(boxOf(outer)), fromCanvas(boxOf(above)), fromCanvas(boxOf(below))]
      handle.current.style.transform = `translate(${(around.right - around.left) / 2}px, ${(upper.bottom + lower.top) / 2 - around.top}px)`
    }
    // In the next frame, like everything that follows the page: during a change it would force an extra layout.
    const soon = requestAnimationFrame(place)
    const end = onCanvasMove(place)
    return () => {
      cancelAnimationFrame(soon)
      end()
    }
  }, [cell, one, other])

  if (node?.kind !== 'cell' || other === undefined || node.fields.locked) return null
  const { style } = node.fields
  const gap =
    (level === 'mobile' ? style?.mobile?.gap : undefined) ??
    (level === 'base' ? undefined : style?.tablet?.gap) ??
    style?.base?.gap ??
    usualGap
  const setGap = (wanted: number, key: StepKey) => {
    const steps = Math.min(limits.step, Math.max(0, wanted))
    setReadout(`${steps * 4} px`)
    builder.edit(messages.gap, (edit) => setField(edit, cell, ['style', level, 'gap'], steps), key)
  }
  const drag = (event: React.PointerEvent) => {
    const key = { gesture: `gap ${cell}` }
    followPointer(event, {
      move: (_dx, dy) => setGap(gap + Math.round(dy / 4), key),
      end: () => setReadout(undefined),
      cancel: () => undoGesture(builder, key),
    })
  }
  const step = (event: React.KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    setGap(gap + by, `gap ${cell}`)
  }
  return (
    <button
      ref={handle}
      hidden
      type="button"
      className={styles.blockGap}
      aria-label={`${t(messages.gap)}: ${gap * 4} px`}
      title={t(messages.gap)}
      onPointerDown={drag}
      onKeyDown={step}
      onBlur={() => setReadout(undefined)}
    >
      {readout && (
        <span className={styles.said} role="status">
          {readout}
        </span>
      )}
    </button>
  )
}
