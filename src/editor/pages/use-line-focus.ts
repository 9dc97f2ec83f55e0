import { useEffect, useRef } from 'react'
import type { PageLine } from './page-tree'

type Place = { list: string; id: string }

/**
 * Keeps focus in the list when the focused line is removed, into the trash or out of it: moves it to the next line,
 * otherwise to the one before. Returns a setter for the current position.
 */
export function useLineFocus(
  lists: readonly { id: string; lines: readonly PageLine[] }[],
): (place: Place | undefined) => void {
  const held = useRef<Place>(undefined)
  const shown = useRef(lists)
  useEffect(() => {
    const before = shown.current.flatMap(({ id: list, lines }) => lines.map(({ id }) => ({ list, id })))
    shown.current = lists
    const { current } = held
    if (!current || document.activeElement !== document.body) return
    const [own, others] = [
      before.filter(({ list }) => list === current.list),
      before.filter(({ list }) => list !== current.list),
    ]
    const at = own.findIndex(({ id }) => id === current.id)
    for (const { list, id } of [...own.slice(at), ...own.slice(0, at).reverse(), ...others]) {
      const line = document.querySelector<HTMLElement>(`[data-list="${list}"] [data-page="${CSS.escape(id)}"]`)
      if (line) return line.focus()
    }
  }, [lists])
  return (place) => void (held.current = place)
}
