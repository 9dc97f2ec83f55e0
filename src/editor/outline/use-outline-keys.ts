import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { askMenu } from '../canvas/menu-store'
import { extendSelection } from '../commands/move-selection'
import { useDrag } from '../drag/drag-store'
import { useBuilder } from '../state/builder'
import { ui, useUi } from '../state/ui-store'
import type { Line } from './lines'
import type { LineChoice } from './use-line-choice'
import type { OutlineLines } from './use-outline-lines'

type Options = { outline: OutlineLines; choice: LineChoice }

/** The keys of the lines and of the search field, and the context menu, which opens by key or pointer. */
export function useOutlineKeys({
  outline: { lines, query, setQuery, fold },
  choice: { choose, focusLine, goTo },
}: Options) {
  const builder = useBuilder()
  const selection = useUi((state) => state.selection)
  const area = useUi((state) => state.area)
  const isByKey = useRef(false)

  const keysOf = (line: Line, index: number, isShift: boolean): Record<string, () => void> => {
    const go = (to: Line | undefined) => to && goTo(to)
    const chooseLine = () => choose(line, isShift ? 'adds' : 'alone')
    return {
      ArrowDown: () => go(lines[index + 1]),
      ArrowUp: () => go(lines[index - 1]),
      ArrowRight: () => (line.hasChildren && !line.isOpen ? fold(line.id, false) : go(lines[index + 1])),
      ArrowLeft: () =>
        line.hasChildren && line.isOpen
          ? fold(line.id, true)
          : go(lines.slice(0, index).findLast(({ level }) => level < line.level)),
      Home: () => go(lines[0]),
      End: () => go(lines.at(-1)),
      Enter: chooseLine,
      ' ': chooseLine,
      ...(isShift && !line.area ? { ArrowDown: () => extend(line, 1), ArrowUp: () => extend(line, -1) } : {}),
    }
  }
  // With several selected, the last one has the focus and is the anchor of the next press.
  const extend = (line: Line, by: 1 | -1) => {
    if (!selection.includes(line.id)) return choose(line)
    extendSelection({ builder, ui: ui() }, by)
    const to = ui().selection.at(-1)
    if (to !== undefined) focusLine(to)
  }

  return {
    press: (event: KeyboardEvent, index: number) => {
      isByKey.current = true
      const line = lines[index]
      if (!line || event.altKey || event.ctrlKey || event.metaKey) return
      const act = keysOf(line, index, event.shiftKey)[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
    /** From the search field, Arrow Down moves to the results, and Enter to the first one. */
    leaveSearch: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape' && query !== '') {
        event.preventDefault()
        return setQuery('')
      }
      const first = lines[0]
      if (!first || (event.key !== 'ArrowDown' && (event.key !== 'Enter' || query === ''))) return
      event.preventDefault()
      isByKey.current = true
      goTo(first)
    },
    pressByPointer: () => void (isByKey.current = false),
    openMenu: (event: MouseEvent, line: Line) => {
      event.preventDefault()
      if (useDrag.getState().item) return
      if (line.area ? area !== line.area : !ui().selection.includes(line.id)) choose(line)
      // A context menu opened by key has no pointer position.
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      askMenu(isByKey.current ? { x: left + 24, y: bottom } : { x: event.clientX, y: event.clientY })
    },
  }
}
