import { create } from 'zustand'
import { holdKeys } from '../drag/hold-keys'
import { sayDone } from '../commands/say-done'
import type { Builder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { type Box, boxOf, type Point } from './hit'
import { rowsWithin } from './rows-in-sight'
import { stage, toWindow } from './stage'

/** The rectangle being drawn, in px of the builder's window; none when no one draws. */
export const useLasso = create<{ box: Box | undefined }>(() => ({ box: undefined }))

let isPressed = false
export const isDrawingLasso = (): boolean => isPressed

/** Chooses the blocks that a rectangle touches, from where the pointer was pressed until it is let go. Escape gives it up. */
export function startLasso(builder: Builder, from: Point, adds: boolean): void {
  isPressed = true
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = { left: Math.min(from.x, clientX), right: Math.max(from.x, clientX), top: Math.min(from.y, clientY), bottom: Math.max(from.y, clientY) }
    if (box.right - box.left + box.bottom - box.top > 6) useLasso.setState({ box })
  }
  const stop = () => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    release()
    isPressed = false
    useLasso.setState({ box: undefined })
  }
  const end = (event: Event) => {
    const { box } = useLasso.getState()
    stop()
    if (!box || event.type !== 'pointerup') return
    select(blocksIn(box), adds)
    const { selection } = ui()
    sayDone(builder, selection.length > 0 ? 'chosen' : 'none', selection)
  }
  const release = holdKeys(stop)
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function blocksIn(box: Box): string[] {
  const frame = stage()?.frame
  if (!frame?.contentDocument) return []
  const page = frame.contentDocument.getElementById('canvas-page')
  if (!page) return []
  // What is in sight alone: rows far from it would be laid out to be asked.
  const blocks = rowsWithin(page, frame.clientHeight, 0).flatMap((row) => [...row.querySelectorAll('[data-kind="block"]')])
  const touched = blocks.flatMap((element) => {
    const own = toWindow(boxOf(element))
    const isTouched = own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
    return isTouched ? [{ element, isWhole: own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom }] : []
  })
  // A block and what stands in it are not chosen at once: it as a whole where all of it is within, else those parts.
  const isInWhole = (element: Element) => touched.some((other) => other.isWhole && other.element !== element && other.element.contains(element))
  const holdsTouched = (element: Element) => touched.some((other) => other.element !== element && element.contains(other.element))
  return touched.flatMap(({ element, isWhole }) => (isInWhole(element) || (!isWhole && holdsTouched(element)) ? [] : [element.getAttribute('data-node') as string]))
}
