import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { NodeKind } from '@schemas/layout/flat/flat'
import { addDropSurface } from '../drag/drag-source'
import { useBuilder } from '../state/builder'
import { dropOnLine } from './drop-in-outline'
import type { Line } from './lines'

type Options = {
  lines: readonly Line[]
  list: RefObject<HTMLUListElement | null>
  /** Scrolls the list. */ viewport: RefObject<HTMLDivElement | null>
}

/** Accepts drops between the lines. */
export function useOutlineDrop({ lines, list, viewport }: Options) {
  const { store } = useBuilder()
  const dropAt = useEffectEvent((x: number, y: number, kind: NodeKind) => {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outline]')
    if (!under || !list.current?.contains(under)) return undefined
    const { top, height } = under.getBoundingClientRect()
    return dropOnLine(store.page, lines, Number(under.dataset.index), (y - top) / height, kind)
  })
  useEffect(
    () =>
      addDropSurface(
        ({ x, y }, { kind }) => dropAt(x, y, kind),
        () => viewport.current,
      ),
    [viewport],
  )
}
