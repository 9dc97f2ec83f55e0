import { create } from 'zustand'
import { holdKeys } from '../drag/hold-keys'
import { select } from '../state/ui-store'
import { type Box, boxOf, type Point } from './hit'
import { rowsWithin } from './rows-in-sight'
import { stage, toWindow } from './stage'

/** The rectangle being drawn, in px of the builder's window; none when no one draws. */
export const useLasso = create<{ box: Box | undefined }>(() => ({ box: undefined }))

let isPressed = false
export const isDrawingLasso = (): boolean => isPressed

/** Chooses the blocks that a rectangle touches, from where the pointer was pressed until it is let go. Escape gives it up. */
export function startLasso(from: Point, adds: boolean): void {
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
    if (box && event.type === 'pointerup') select(blocksIn(box), adds)
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
  return blocks.flatMap((element) => {
    const own = toWindow(boxOf(element))
    const touches = own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
    return touches ? [element.getAttribute('data-node') as string] : []
  })
}
