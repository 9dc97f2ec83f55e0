import { create } from 'zustand'
import { holdKeys } from '../drag/hold-keys'
import { reportDone } from '../state/report-done'
import type { Builder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { laterModule } from '../ui/later-module'
import { notifyLoadFailed } from '../state/notify-load-failed'
import type { Box } from './hit'
import type { Point } from '../ui/point'

/** The rectangle being drawn, in px of the builder's window; undefined when none is. */
export const useLasso = create<{ box: Box | undefined }>(() => ({ box: undefined }))

/** Hit testing of blocks, loaded once a rectangle is drawn: most presses never become one. */
const touching = laterModule(() => import('./touched-blocks'))

let isPressed = false
export const isDrawingLasso = (): boolean => isPressed

/** Selects the blocks that a rectangle touches, from the press until the pointer is released. Escape cancels. */
export function startLasso(builder: Builder, from: Point, adds: boolean): void {
  isPressed = true
  const move = ({ clientX, clientY }: PointerEvent) => {
    const box = {
      left: Math.min(from.x, clientX),
      right: Math.max(from.x, clientX),
      top: Math.min(from.y, clientY),
      bottom: Math.max(from.y, clientY),
    }
    if (box.right - box.left + box.bottom - box.top <= 6) return
    useLasso.setState({ box })
    void touching.load().catch(() => {})
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
    if (box && event.type === 'pointerup') choose(builder, box, adds).catch(() => notifyLoadFailed(builder))
  }
  const release = holdKeys(stop)
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

async function choose(builder: Builder, box: Box, adds: boolean): Promise<void> {
  const { touchedBlocks } = touching.known() ?? (await touching.load())
  select(touchedBlocks(box), adds)
  const { selection } = ui()
  reportDone(builder, selection.length > 0 ? 'chosen' : 'none', selection)
}
