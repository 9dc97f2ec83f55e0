import type { RefObject } from 'react'
import { revealArea, revealNode } from '../canvas/reveal-node'
import { useBuilder } from '../state/builder'
import { select, selectArea, useUi } from '../state/ui-store'
import type { Choosing } from './entry'
import { type Line, rangeTo } from './lines'

type Options = {
  lines: readonly Line[]
  list: RefObject<HTMLUListElement | null>
  scrollTo: (index: number) => void
}

export type LineChoice = ReturnType<typeof useLineChoice>

/** Selects the parts that lines represent. */
export function useLineChoice({ lines, list, scrollTo }: Options) {
  const { store } = useBuilder()
  const selection = useUi((state) => state.selection)
  const choose = (line: Line, how: Choosing = 'alone') => {
    if (line.area) {
      selectArea(line.area)
      return revealArea(store, line.area)
    }
    if (how === 'through') select(rangeTo(lines, selection, line))
    else select([line.id], how === 'adds')
    revealNode(line.id)
  }
  // A line far away is only drawn after the list has scrolled to it.
  const focusLine = (id: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`)?.focus())
  return {
    choose,
    focusLine,
    /** Chooses a line and moves the focus to it. */
    goTo: (line: Line) => {
      choose(line)
      scrollTo(lines.indexOf(line))
      focusLine(line.id)
    },
  }
}
