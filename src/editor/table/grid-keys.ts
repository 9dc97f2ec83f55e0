import type { KeyboardEvent } from 'react'
import { isPressed } from '../state/command'
import { allOf, stepFrom } from './grid-lines'
import { clearCells, moveAlong, toggleTicks } from './grid-acts'
import type { Grid } from './use-grid'
import { headRow, valueAt } from './table'

const offsets: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}
/** Larger than any table. */
const far = 1000

/** Keyboard handling of the grid while no cell is edited. */
export function pressKey(event: KeyboardEvent, grid: Grid): void {
  const { key, shiftKey, altKey, nativeEvent } = event
  const isMod = event.ctrlKey || event.metaKey
  const take = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  const offset = offsets[key]
  if (offset && altKey && !isMod) {
    take()
    return moveAlong(grid, offset)
  }
  if (offset) {
    take()
    return grid.go(
      stepFrom(grid.table, grid.place, isMod ? [offset[0] * far, offset[1] * far] : offset, shiftKey),
      shiftKey,
    )
  }
  if (key === 'Home' || key === 'End') {
    take()
    const by = key === 'Home' ? -far : far
    return grid.go(stepFrom(grid.table, grid.place, [isMod ? by : 0, by], shiftKey), shiftKey)
  }
  if (isPressed('mod+a', nativeEvent)) return (take(), grid.choose(allOf(grid.table)))
  if (isPressed('mod+shift+z', nativeEvent) || isPressed('mod+y', nativeEvent)) return (take(), grid.undo('redo'))
  if (isPressed('mod+z', nativeEvent)) return (take(), grid.undo('undo'))
  if (isMod || altKey) return
  if (key === 'Tab' && grid.isFilling) return (take(), grid.fill(shiftKey ? 'previous' : 'next'))
  if (key === 'Enter' || key === 'F2') return (take(), grid.open(grid.place))
  if (key === 'Delete' || key === 'Backspace') return (take(), clearCells(grid))
  const isTick = grid.place.row !== headRow && typeof valueAt(grid.table, grid.place) === 'boolean'
  if (key === ' ') return (take(), isTick ? toggleTicks(grid) : grid.open(grid.place))
  // The input is focused before the key is processed, so the character goes there, with any keyboard layout or input
  // method.
  if (key.length === 1 || key === 'Process') grid.open(grid.place, true)
}
